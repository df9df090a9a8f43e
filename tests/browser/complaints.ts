import { type Browser, type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** The browser itself tells of every answer of the service that is no success; what to do with it is the page's business. */
function isAnswerOfService(message: ConsoleMessage): boolean {
  const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
  return isAnswer && message.location().url.includes('/api/');
}

/** What the pages of a test complain about, in whichever tab and context: each complaint is announced, or the test fails. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly announced: RegExp[] = [];

  /** Listens to the contexts that the browser opens, until it is told to stop. */
  listen(browser: Browser): () => void {
    const follow = (context: BrowserContext) => this.follow(context);
    browser.on('context', follow);
    return () => browser.off('context', follow);
  }

  /** Something that the test provokes: its text, or the address that it is about. */
  expect(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** Everything that came was announced, and everything announced has come. */
  check(): void {
    const isAnnounced = (text: string) => this.announced.some((pattern) => pattern.test(text));
    const hasCome = (pattern: RegExp) => this.heard.some((text) => pattern.test(text));
    expect({
      complaints: this.heard.filter((text) => !isAnnounced(text)),
      'announced, but did not come': this.announced.filter((pattern) => !hasCome(pattern)),
    }).toEqual({ complaints: [], 'announced, but did not come': [] });
  }

  private follow(context: BrowserContext): void {
    context.on('weberror', (problem) => this.heard.push(String(problem.error())));
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isAnswerOfService(message)) return;
      this.heard.push(`${message.text()} (${message.location().url})`);
    });
  }
}
