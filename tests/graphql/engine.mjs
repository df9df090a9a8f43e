import { spawn } from 'node:child_process';

const driver =
  process.env.GRAPHQL_ORACLE_DRIVER ??
  new URL('../../build/release/graphql_oracle_driver', import.meta.url).pathname;

// The engine under test, in its own process: one command a line in, one answer a line out, in order.
export class Engine {
  #process = spawn(driver, { stdio: ['pipe', 'pipe', 'inherit'] });
  #waiting = [];
  #received = '';

  constructor() {
    this.#process.stdout.setEncoding('utf8').on('data', (text) => this.#receive(text));
    this.#process.on('exit', (code, signal) => {
      for (const { reject } of this.#waiting) reject(new Error(`the driver ended (${code ?? signal})`));
    });
  }

  // By hand: readline takes U+2028 for the end of a line too.
  #receive(text) {
    const lines = (this.#received + text).split('\n');
    this.#received = lines.pop();
    for (const line of lines) this.#waiting.shift().resolve(line);
  }

  async #ask(command) {
    const line = await new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(`${JSON.stringify(command)}\n`);
    });
    return JSON.parse(line);
  }

  parse(text) {
    return this.#ask({ do: 'parse', text });
  }

  schema(name, text) {
    return this.#ask({ do: 'schema', name, text });
  }

  validate(schema, text) {
    return this.#ask({ do: 'validate', schema, text });
  }

  execute(schema, request) {
    return this.#ask({ do: 'execute', schema, ...request });
  }

  close() {
    this.#process.stdin.end();
  }
}
