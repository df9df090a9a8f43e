import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Lists at the end the tests that passed only on a retry: each of them, or the site, has a bug. */
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
