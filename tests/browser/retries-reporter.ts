import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Names at the end what passed only on a retry: each such test has a fault, or the site has. */
// biome-ignore lint/style/noDefaultExport: so Playwright takes a reporter.
export default class RetriesReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const retried = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    for (const test of retried) {
      const [, project, ...path] = test.titlePath();
      console.log(`passed only on a retry: ${path.join(' › ')} (${project})`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
