// A mail server on loopback that can accept mails, refuse them, stall or hang up.
import { createServer } from 'node:net';
import { once } from 'node:events';

/** Its answers to a complete message. */
const behaviours = {
  take: (reply) => reply('250 taken'),
  refuse: (reply) => reply('554 not wanted'),
  later: (reply) => reply('451 try again later'),
  stall: () => {},
  hang_up: (_, socket) => socket.destroy(),
};

/** A message's or a part's headers by lower-case name, and its content. */
function split(source) {
  const at = source.indexOf('\r\n\r\n');
  const lines = source.slice(0, at).replaceAll('\r\n ', ' ').split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]));
  return { headers, content: source.slice(at + 4) };
}

/** The content of the first part of a type; undefined without one. */
function textOf(source, type) {
  const { headers, content } = split(source);
  const boundary = /^multipart\/.*boundary="([^"]*)"/.exec(headers['content-type'])?.[1];
  if (boundary === undefined) return headers['content-type'].startsWith(type) ? Buffer.from(content, 'base64').toString('utf8') : undefined;
  for (const part of content.split(`--${boundary}`).slice(1, -1)) {
    const text = textOf(part.slice(2), type);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Parses a message as our server writes it: headers, the text, and the HTML form if there is one. */
function parse(source) {
  const { headers } = split(source);
  const words = (value) =>
    value.replaceAll('?= =?', '?==?').replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text) => Buffer.from(text, 'base64').toString('latin1'));
  const subject = Buffer.from(words(headers.subject), 'latin1').toString('utf8');
  return { headers, id: headers['message-id'], subject, text: textOf(source, 'text/plain'), html: textOf(source, 'text/html') };
}

export class MailServer {
  /** Recipients that it refuses as unknown. */
  unknown = new Set();
  behaviour = 'take';
  /** Every message that arrived completely, whatever the answer. */
  arrived = [];
  /** The messages that were accepted. */
  taken = [];
  #sockets = new Set();

  static async start(port = 0) {
    const server = new MailServer();
    await server.open(port);
    return server;
  }

  async open(port = this.port) {
    this.server = createServer((socket) => this.#serve(socket));
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = this.server.address().port;
    this.url = `smtp://127.0.0.1:${this.port}`;
  }

  /** Like a machine that is switched off; open() starts it again. */
  async close() {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  #serve(socket) {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {});
    const reply = (line) => socket.write(`${line}\r\n`);
    let input = '';
    let message;
    let to;
    reply('220 mail.test');
    socket.setEncoding('latin1').on('data', (text) => {
      input += text;
      for (;;) {
        const mark = message === undefined ? '\r\n' : '\r\n.\r\n';
        const end = input.indexOf(mark);
        if (end < 0) return;
        const part = input.slice(0, end);
        input = input.slice(end + mark.length);
        if (message !== undefined) {
          message = undefined;
          const mail = { to, ...parse(part) };
          this.arrived.push(mail);
          if (this.behaviour === 'take') this.taken.push(mail);
          behaviours[this.behaviour](reply, socket);
          continue;
        }
        const [verb] = part.toUpperCase().split(' ');
        if (verb === 'EHLO' || verb === 'HELO') reply('250 mail.test');
        else if (verb === 'MAIL' || verb === 'NOOP' || verb === 'RSET') reply('250 ok');
        else if (verb === 'RCPT') {
          to = /<([^>]*)>/.exec(part)[1];
          reply(this.unknown.has(to) ? '550 5.1.1 no such user' : '250 ok');
        } else if (verb === 'DATA') {
          message = '';
          reply('354 go on');
        } else if (verb === 'QUIT') {
          reply('221 bye');
          socket.end();
        } else reply('500 what?');
      }
    });
  }

  to(address) {
    return this.taken.filter((mail) => mail.to === address);
  }
}
