/* A toy engine that speaks the floorman table protocol, version 1, in C with its standard library alone.
 *
 * It plays heads-up no-limit hold'em with equal stacks, one hand a table. It is here to show how small the
 * contract is: a reader for just these messages, five methods, and one line out for each line in. What it does
 * not keep (pots, who shows in which order) it leaves out of its answers.
 *
 *     cc -O2 -o toy toy.c && floorman check 'cmd: ./toy'
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- reading: values are pointers into the line, which is never copied ----------------------------------- */

enum { DEEPEST = 200 };

static const char *space(const char *p) { return p + strspn(p, " \t\r\n"); }

static const char *skip_string(const char *p) {
    for (p++; *p != '"'; p++) {
        if (*p == '\0' || (*p == '\\' && *++p == '\0')) return NULL;
    }
    return p + 1;
}

/* The end of the value at p; NULL if there is none. */
static const char *skip(const char *p, int depth) {
    char close = *p == '{' ? '}' : ']';
    if (*p == '"') return skip_string(p);
    if (*p != '{' && *p != '[') {
        size_t length = strspn(p, "+-.0123456789abcdefghijklmnopqrstuvwxyzE");
        if (*p == '-' || (*p >= '0' && *p <= '9')) return p + length;
        return (length == 4 && (!strncmp(p, "true", 4) || !strncmp(p, "null", 4))) ||
               (length == 5 && !strncmp(p, "false", 5)) ? p + length : NULL;
    }
    if (depth > DEEPEST) return NULL;
    p = space(p + 1);
    if (*p == close) return p + 1;
    for (;;) {
        if (close == '}') {
            if (*p != '"' || !(p = skip_string(p)) || *(p = space(p)) != ':') return NULL;
            p = space(p + 1);
        }
        if (!(p = skip(p, depth + 1))) return NULL;
        p = space(p);
        if (*p == close) return p + 1;
        if (*p++ != ',') return NULL;
        p = space(p);
    }
}

/* The first item of a list, or key of an object, and the one after it; NULL after the last. */
static const char *first(const char *list) {
    if (!list || (*list != '[' && *list != '{')) return NULL;
    list = space(list + 1);
    return *list == ']' || *list == '}' ? NULL : list;
}

static const char *next(const char *item) {
    item = space(skip(item, 0));
    return *item == ',' ? space(item + 1) : NULL;
}

static const char *value_of(const char *key) { return space(space(skip_string(key)) + 1); }

static int is(const char *value, const char *text) {
    size_t length = strlen(text);
    return value && *value == '"' && !strncmp(value + 1, text, length) && value[1 + length] == '"';
}

static const char *member(const char *object, const char *name) {
    const char *key = object && *object == '{' ? first(object) : NULL;
    for (; key; key = next(value_of(key))) {
        if (is(key, name)) return value_of(key);
    }
    return NULL;
}

static long number(const char *value, long otherwise) {
    return value && (*value == '-' || (*value >= '0' && *value <= '9')) ? strtol(value, NULL, 10) : otherwise;
}

/* ---- cards and hands -------------------------------------------------------------------------------------- */

typedef struct { int rank, suit; } Card; /* 0 is a deuce, 12 an ace */

static const char RANKS[] = "23456789TJQKA", SUITS[] = "cdhs";

/* Reads a list of cards; how many there are, -1 if one is no card or there are more than `most`. */
static int read_cards(const char *list, Card *cards, int most) {
    int count = 0;
    for (const char *item = first(list); item; item = next(item)) {
        const char *rank = *item == '"' && item[1] ? strchr(RANKS, item[1]) : NULL;
        const char *suit = rank && item[2] ? strchr(SUITS, item[2]) : NULL;
        if (!suit || item[3] != '"' || count == most) return -1;
        cards[count++] = (Card){(int)(rank - RANKS), (int)(suit - SUITS)};
    }
    return count;
}

static void say_cards(const char *name, const Card *cards, int count) {
    printf("\"%s\":[", name);
    for (int i = 0; i < count; i++) printf("%s\"%c%c\"", i ? "," : "", RANKS[cards[i].rank], SUITS[cards[i].suit]);
    printf("]");
}

/* Five cards as a number: the class from 0 (high card) to 8 (straight flush), then the ranks that decide, the
 * most frequent and highest first. */
static long five(const Card *cards) {
    int counts[13] = {0}, flush = 1, straight = -1, found = 0, most = 0;
    long ranks = 0;
    for (int i = 0; i < 5; i++) {
        counts[cards[i].rank]++;
        flush &= cards[i].suit == cards[0].suit;
    }
    for (int count = 4; count > 0; count--) {
        for (int rank = 12; rank >= 0; rank--) {
            if (counts[rank] != count) continue;
            ranks = ranks * 16 + rank;
            if (!found++) most = count;
        }
    }
    for (int top = 3; top < 13; top++) { /* below the deuce lies the ace */
        int row = 0;
        while (row < 5 && counts[(top - row + 13) % 13]) row++;
        if (row == 5) straight = top;
    }
    int kind = found == 5 ? 0 : found == 4 ? 1 : found == 3 ? (most == 3 ? 3 : 2) : (most == 4 ? 7 : 6);
    if (flush) kind = 5;
    if (straight >= 0) kind = flush ? 8 : 4, ranks = straight;
    return kind * 0x1000000L + ranks;
}

/* The best five of seven cards: each pair of them is left out once. */
static long strength(const Card *cards) {
    long best = 0;
    for (int one = 0; one < 7; one++) {
        for (int other = 0; other < one; other++) {
            Card chosen[5];
            for (int i = 0, count = 0; i < 7; i++) if (i != one && i != other) chosen[count++] = cards[i];
            if (five(chosen) > best) best = five(chosen);
        }
    }
    return best;
}

/* ---- the table: player 0 has the button and the small blind ----------------------------------------------- */

static const char *STREETS[] = {"preflop", "flop", "turn", "river"};
static const int ON_BOARD[] = {0, 3, 4, 5};

static struct {
    int open, street, turn, acted[2], folded[2], over, seat[2];        /* street and turn: -1 is none */
    long stack[2], bet[2], back[2], won[2], pot, price, step, big;     /* price and step: of this street */
    Card hole[2][2], board[5];
} t;

static void add(int player, long chips) {
    t.stack[player] -= chips;
    t.bet[player] += chips;
    t.pot += chips;
}

static long least(long one, long other) { return one < other ? one : other; }
static long owed(void) { return least(t.price - t.bet[t.turn], t.stack[t.turn]); }
static int may_raise(void) { return t.stack[t.turn] > owed() && t.stack[1 - t.turn] > 0; }
static long most_to(void) { return t.bet[t.turn] + t.stack[t.turn]; }
static long least_to(void) { return least(t.price + t.step, most_to()); }

static void end_hand(int zero_wins, int one_wins) {
    for (int p = 0; p < 2; p++) t.back[p] = t.bet[p] > t.bet[1 - p] ? t.bet[p] - t.bet[1 - p] : 0;
    long share = (t.pot - t.back[0] - t.back[1]) / (zero_wins + one_wins); /* two equal stakes: nothing is left */
    t.won[0] = zero_wins * share;
    t.won[1] = one_wins * share;
    for (int p = 0; p < 2; p++) {
        t.stack[p] += t.back[p] + t.won[p];
        t.bet[p] = 0;
    }
    t.over = 1;
    t.turn = -1;
}

static void showdown(void) {
    long worth[2];
    for (int p = 0; p < 2; p++) {
        Card cards[7] = {t.hole[p][0], t.hole[p][1]};
        memcpy(cards + 2, t.board, sizeof t.board);
        worth[p] = strength(cards);
    }
    end_hand(worth[0] >= worth[1], worth[1] >= worth[0]);
}

/* Asks this player, or goes on to the next street when the round is over. */
static void ask(int player) {
    t.turn = player;
    if (t.stack[player] && (t.stack[1 - player] || owed()) && !t.acted[player]) return;
    if (t.street == 3) {
        showdown();
        return;
    }
    t.street++;
    t.bet[0] = t.bet[1] = t.price = 0;
    t.acted[0] = t.acted[1] = 0;
    t.step = t.big;
    ask(1);
}

static void say_chips(const char *name, const long *chips) {
    const char *comma = "";
    printf("\"%s\":[", name);
    for (int p = 0; p < 2; p++) {
        if (!chips[p]) continue;
        printf("%s{\"seat\":%d,\"chips\":%ld}", comma, t.seat[p], chips[p]);
        comma = ",";
    }
    printf("],");
}

static void say_state(void) {
    int compared = t.over && !t.folded[0] && !t.folded[1];
    printf("\"state\":{");
    if (t.street < 0) printf("\"street\":null,");
    else printf("\"street\":\"%s\",", compared ? "showdown" : STREETS[t.street]);
    say_cards("board", t.board, t.street < 0 ? 0 : ON_BOARD[t.street]);
    printf(",\"seats\":[");
    for (int p = 0; p < 2; p++) {
        const char *status = t.folded[p] ? "folded" : t.stack[p] ? "in" : "all_in";
        printf("%s{\"seat\":%d,\"stack\":%ld,\"bet\":%ld,", p ? "," : "", t.seat[p], t.stack[p], t.bet[p]);
        printf("\"status\":\"%s\",", status);
        say_cards("hole", t.hole[p], t.street < 0 ? 0 : 2);
        printf("}");
    }
    printf("],");
    say_chips("returned", t.back);
    say_chips("payouts", t.won);
    if (t.turn < 0) printf("\"to_act\":null,\"options\":null,");
    else {
        char call[24] = "null", wager[64] = "null";
        if (owed()) snprintf(call, sizeof call, "%ld", owed());
        if (may_raise()) snprintf(wager, sizeof wager, "{\"min\":%ld,\"max\":%ld}", least_to(), most_to());
        printf("\"to_act\":%d,\"options\":{\"fold\":true,\"check\":%s,", t.seat[t.turn], owed() ? "false" : "true");
        printf("\"call\":%s,\"bet\":%s,\"raise\":%s},", call, t.price ? "null" : wager, t.price ? wager : "null");
    }
    printf("\"pot\":%ld,\"button\":%d,\"over\":%s}", t.pot, t.seat[0], t.over ? "true" : "false");
}

static void accepted(void) {
    printf("{");
    say_state();
    printf("}");
}

static void rejected(const char *reason) {
    printf("{\"rejected\":{\"reason\":\"%s\"}%s", reason, t.open ? "," : "");
    if (t.open) say_state();
    printf("}");
}

static void declined(const char *reason) { printf("{\"declined\":\"%s\"}", reason); }

/* ---- the methods ------------------------------------------------------------------------------------------ */

static void hello(void) {
    printf("{\"engine\":\"toy\",\"version\":\"1\",\"language\":\"C\",\"protocol\":1,\"seats\":[2,2],"
        "\"capabilities\":[\"no-limit\"],\"shows\":[\"street\",\"board\",\"to_act\",\"options\",\"seats\","
        "\"pot\",\"returned\",\"payouts\",\"button\",\"over\"]}");
}

static void open_table(const char *params) {
    const char *blinds = member(params, "blinds"), *row = first(member(params, "seats"));
    long small = number(member(blinds, "small"), 0), big = number(member(blinds, "big"), 0);
    long button = number(member(params, "button"), 0);
    int seats = 0;
    memset(&t, 0, sizeof t);
    t.street = t.turn = -1;
    for (; row && seats < 3; row = next(row), seats++) {
        t.seat[seats % 2] = (int)number(member(row, "seat"), 0);
        t.stack[seats % 2] = number(member(row, "stack"), 0);
    }
    if (!is(member(params, "structure"), "no-limit")) declined("only no-limit is played here");
    else if (member(params, "forced") || number(member(params, "chip_unit"), 1) != 1)
        declined("here are two blinds and chips of 1");
    else if (seats != 2) rejected("two players, no more and no less");
    else if (button != t.seat[0] && button != t.seat[1]) declined("there is no empty seat to have the button");
    else if (t.stack[0] != t.stack[1] || t.stack[0] <= 0) rejected("the stacks have to be equal");
    else if (small <= 0 || small > big) rejected("the small blind is above 0 and not above the big blind");
    else {
        if (button == t.seat[1]) {
            t.seat[1] = t.seat[0];
            t.seat[0] = (int)button;
        }
        t.open = 1;
        t.big = t.price = t.step = big;
        add(0, least(small, t.stack[0]));
        add(1, least(big, t.stack[1]));
        accepted();
    }
}

static void deal(const char *params) {
    const char *row = first(member(params, "hole"));
    int places = 0;
    if (!t.open || t.street >= 0) {
        rejected("this is not the time to deal");
        return;
    }
    for (; row; row = next(row)) {
        int player = number(member(row, "seat"), 0) == t.seat[1];
        places += read_cards(member(row, "cards"), t.hole[player], 2);
    }
    if (places != 4 || read_cards(member(params, "board"), t.board, 5) != 5) {
        declined("the cards are taken by place: two for each player and five for the board");
        return;
    }
    t.street = 0;
    ask(0);
    accepted();
}

static void act(const char *params) {
    const char *action = member(params, "action");
    int wager = is(action, "bet") || is(action, "raise");
    int known = wager || is(action, "fold") || is(action, "check") || is(action, "call");
    long to = number(member(params, "to"), -1);
    if (!t.open || t.turn < 0) rejected("nobody is asked");
    else if (number(member(params, "seat"), 0) != t.seat[t.turn]) rejected("it is not the turn of that seat");
    else if (is(action, "check") && owed()) rejected("there is something to call");
    else if (is(action, "call") && !owed()) rejected("there is nothing to call");
    else if (wager && (t.price > 0) == is(action, "bet")) rejected("a bet opens, a raise answers a bet");
    else if (wager && !may_raise()) rejected("a raise is not open");
    else if (wager && (to < least_to() || to > most_to())) rejected("that is too little or too much");
    else if (!known) declined("the toy has no such action");
    else if (is(action, "fold")) {
        t.folded[t.turn] = 1;
        end_hand(t.turn == 1, t.turn == 0);
        accepted();
    } else {
        int player = t.turn;
        if (is(action, "call")) add(player, owed());
        if (wager) {
            t.step = to - t.price > t.step ? to - t.price : t.step;
            t.price = to;
            add(player, to - t.bet[player]);
            t.acted[1 - player] = 0;
        }
        t.acted[player] = 1;
        ask(1 - player);
        accepted();
    }
}

/* ---- lines in, lines out ---------------------------------------------------------------------------------- */

static void answer(const char *line) {
    const char *end = skip(line = space(line), 0), *method = NULL, *id = "null", *params;
    int readable = end && *space(end) == '\0';
    if (readable && *line == '{') method = member(line, "method");
    if (method && *method == '"' && member(line, "id")) id = member(line, "id");
    params = method ? member(line, "params") : NULL;
    printf("{\"jsonrpc\":\"2.0\",\"id\":%.*s,", (int)(skip(id, 0) - id), id);
    if (!readable) printf("\"error\":{\"code\":-32700,\"message\":\"that is not JSON\"}");
    else if (!method || *method != '"') printf("\"error\":{\"code\":-32600,\"message\":\"that is no request\"}");
    else if (is(method, "hello")) printf("\"result\":"), hello();
    else if (is(method, "open")) printf("\"result\":"), open_table(params);
    else if (is(method, "deal")) printf("\"result\":"), deal(params);
    else if (is(method, "act")) printf("\"result\":"), act(params);
    else if (is(method, "bye")) printf("\"result\":{}");
    else printf("\"error\":{\"code\":-32601,\"message\":\"there is no such method\"}");
    printf("}\n");
    fflush(stdout);
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) answer(line);
    free(line);
    return 0;
}
