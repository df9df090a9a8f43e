import type { WorkerTask } from '@/site/lib/kept';

/**
 * Tells the active worker; resolves when it has answered. There is none, or none that answers, where the operator
 * has switched it off: then nothing is kept.
 */
export async function tellWorker(task: WorkerTask): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    active?.postMessage(task, [port2]);
  });
}

/** The script that this page started with; it names the page's build. */
export function entryScript(): string | null {
  return document.querySelector('script[type=module][src^="/hk/assets/"]')?.getAttribute('src') ?? null;
}
