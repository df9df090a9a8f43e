import { lastPlace, personalAnswers, publicAnswers } from '@/site/lib/kept';
import { markOf } from './mark';

/** Remembers where somebody is, so that the app opens there the next time: a seeker's place lies under their mark. */
export async function rememberPlace(href: string, seeker: string | undefined): Promise<void> {
  const mark = seeker === undefined ? undefined : markOf(seeker);
  if (seeker !== undefined && mark === undefined) return;
  const cache = await caches.open(mark === undefined ? publicAnswers : personalAnswers(mark));
  await cache.put(lastPlace, new Response(JSON.stringify({ href, at: Date.now() })));
}
