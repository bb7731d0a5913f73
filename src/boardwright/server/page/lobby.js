// The lobby, and a plain table: actions by their short texts. It knows no rules.
const $ = (id) => document.getElementById(id);
const words = document.body.dataset;
const KEPT = "boardwright-tables"; // what this device holds: {table: [tokens]}
let socket = null;
let said = 0;
let standing = null;

const kept = () => JSON.parse(localStorage.getItem(KEPT) || "{}");

function keep(table, ...tokens) {
  const all = kept();
  all[table] = [...new Set([...(all[table] || []), ...tokens])].slice(-8);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-50))));
}

function element(name, text, more = {}) {
  const made = document.createElement(name);
  made.textContent = text; // never markup: names and chat are anybody's
  return Object.assign(made, more);
}

async function ask(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body ? post : {});
  const content = await answer.json();
  if (!answer.ok) {
    $("notice").textContent = content.why.values?.reason ?? content.why.id;
    throw new Error(content.why.id);
  }
  $("notice").textContent = "";
  return content;
}

const link = (table, token) => `${location.origin}/#/table/${table}/${token}`;

async function makeTable(rest) {
  const form = new FormData($("new"));
  const seats = [{ kind: "person", name: form.get("name") || words.seatLink }];
  for (let seat = 1; seat < Number(form.get("players")); seat++) seats.push(rest(form));
  const made = await ask("/api/tables", {
    game: form.get("game"), seats, is_public: form.get("public") === "on",
  });
  const open = made.seats.filter((seat) => seat.invite);
  keep(made.table, made.host, ...made.seats.filter((seat) => seat.token).map((seat) => seat.token));
  sessionStorage.setItem(made.table, JSON.stringify({ watch: made.watch, open }));
  location.hash = `#/table/${made.table}`;
}

function tableItem(table, action) {
  const names = table.seats.map((seat) => seat.name || seat.bot || "–").join(", ");
  const item = element("li", `${words[table.game]}: ${names} `);
  item.append(action);
  return item;
}

async function showLobby() {
  $("lobby").hidden = false;
  $("table").hidden = true;
  const own = await ask("/api/tables/own", { tables: kept() });
  $("own").replaceChildren(...own.map((table) =>
    tableItem(table, element("a", table.status, { href: `#/table/${table.table}` }))));
  const open = await ask("/api/tables");
  $("public").replaceChildren(...open.map((table) =>
    tableItem(table, element("button", words.join, { onclick: () => join(table.table, "") }))));
  for (const list of [$("own"), $("public")]) if (!list.children.length) list.append(element("li", words.none));
}

async function join(table, invite) {
  const name = new FormData($("new")).get("name");
  const got = await ask(`/api/tables/${table}/join`, { name, invite });
  keep(table, got.token);
  location.hash = `#/table/${table}`;
  if (location.hash.startsWith(`#/table/${table}`)) showTable(table);
}

function send(type, more = {}) {
  socket.send(JSON.stringify({ type, id: said++, ...more }));
}

function showTable(table) {
  $("lobby").hidden = true;
  $("table").hidden = false;
  if (socket) { socket.onclose = null; socket.close(); }
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/socket`);
  socket.onopen = () => send("hello", { table, tokens: kept()[table] || [] });
  socket.onmessage = (message) => hear(table, JSON.parse(message.data));
  socket.onclose = () => {
    $("notice").textContent = words.lost;
    setTimeout(() => { if (location.hash.includes(table)) showTable(table); }, 1500);
  };
}

function hear(table, heard) {
  if (heard.type === "table") {
    $("notice").textContent = "";
    $("title").textContent = words[heard.game];
    $("log").replaceChildren(...heard.log.map((told) => element("li", told.text)));
    $("starting").hidden = heard.status !== "open" || !heard.is_host;
    $("links").hidden = heard.status !== "open";
    showSeats(heard.seats);
    showLinks(table, heard);
    show(heard.standing);
    if (heard.next) { keep(heard.next, ...(kept()[table] || [])); location.hash = `#/table/${heard.next}`; }
  } else if (heard.type === "moved") {
    if (standing && heard.after_hash !== standing.hash) { send("resync"); return; }
    $("log").append(element("li", heard.told.text));
    show(heard.standing);
  } else if (heard.type === "seats") {
    showSeats(heard.seats);
  } else if (heard.type === "refused") {
    $("notice").textContent = heard.why.values?.reason ?? heard.why.id;
  }
}

function showSeats(seats) {
  $("seats").replaceChildren(...seats.map((seat) => element("li", seat.name || seat.bot || "–")));
}

function showLinks(table, heard) {
  const links = JSON.parse(sessionStorage.getItem(table) || '{"open":[]}');
  const items = links.open.filter((seat) => heard.seats[seat.seat].kind === "open")
    .map((seat) => `${words.seatLink} ${seat.seat + 1}: ${link(table, `join/${seat.invite}`)}`);
  if (links.watch) items.push(`${words.watchLink}: ${link(table, links.watch)}`);
  for (const token of kept()[table] || []) items.push(`${words.ownLink}: ${link(table, token)}`);
  $("links").querySelector("ul").replaceChildren(...items.map((text) => element("li", text)));
}

function show(now) {
  standing = now;
  const own = now ? now.views.find((view) => view.actions.length) : null;
  $("turn").textContent = own ? words.yourTurn : "";
  $("actions").replaceChildren(...(own ? own.actions : []).map((choice) => element("button", choice.text, {
    onclick: () => send("choose", { seat: own.seat, n: now.n, action: choice.action }),
  })));
}

function route() {
  const [, place, table, token, invite] = location.hash.split("/");
  if (place !== "table" || !table) return showLobby();
  if (token === "join" && invite) {
    history.replaceState(null, "", `#/table/${table}`);
    return kept()[table] ? showTable(table) : join(table, invite);
  }
  if (token) {
    keep(table, token);
    history.replaceState(null, "", `#/table/${table}`);
  }
  return showTable(table);
}

function fill(select, values, name = (value) => value) {
  select.replaceChildren(...values.map((value) => element("option", name(value), { value })));
}

async function begin() {
  const games = await ask("/api/games");
  const form = $("new");
  const players = () => {
    const game = games.find((known) => known.name === form.game.value);
    const pattern = game.options.find((option) => option[0] === "players");
    fill(form.players, [2, 3, 4, 5].filter((number) => new RegExp(`^(${pattern[2]})$`).test(number)));
    form.players.value = pattern[1];
  };
  fill(form.game, games.map((game) => game.name), (name) => words[name]);
  fill(form.level, [1, 2, 3, 4, 5]);
  form.level.value = 2;
  form.game.onchange = players;
  players();
  $("play").onclick = () => makeTable((chosen) => ({ kind: "bot", bot: `level:${chosen.get("level")}` }));
  $("invite").onclick = () => makeTable(() => ({ kind: "open" }));
  $("start").onclick = () => send("start");
  $("start-bots").onclick = () => send("start", { bots: `level:${form.level.value}` });
  addEventListener("hashchange", route);
  route();
}

begin();
