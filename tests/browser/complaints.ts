import { type Browser, type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** The browser logs every unsuccessful answer of the service; handling it is up to the page. */
function isAnswerOfService(message: ConsoleMessage): boolean {
  const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
  return isAnswer && message.location().url.includes('/api/');
}

/** Tracing writes scripts into every frame, also into those whose sandbox allows none. */
function isOfTracing(message: ConsoleMessage): boolean {
  return message.text().startsWith('Blocked script execution in') && message.text().includes('sandboxed');
}

/**
 * The errors and warnings of a test's pages, in all tabs and contexts. The test fails unless each was
 * announced.
 */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly announced: RegExp[] = [];
  private readonly isTraced: boolean;

  constructor(isTraced: boolean) {
    this.isTraced = isTraced;
  }

  /** Listens to contexts that the browser opens, until the returned function is called. */
  listen(browser: Browser): () => void {
    const follow = (context: BrowserContext) => this.follow(context);
    browser.on('context', follow);
    return () => browser.off('context', follow);
  }

  /** Announces an error that the test provokes, by its text or its address. */
  expect(pattern: RegExp): void {
    this.announced.push(pattern);
  }

  /** Checks that every error was announced, and that every announced one has occurred. */
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
      if (this.isTraced && isOfTracing(message)) return;
      this.heard.push(`${message.text()} (${message.location().url})`);
    });
  }
}
