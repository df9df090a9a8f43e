import { act, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import type { ClientPage, Pages } from '@/shared/client/pages';
import type { Service } from '@/shared/services/api/service';
import type { Ask } from '@/shared/services/ask';
import { type Answers, createAnswering } from './answers';
import { inThisTab, openTab } from './open-tab';

interface ShowOptions<Page extends ClientPage> {
  url: string;
  answers: Answers;
  /** Answers the request for a stream; without it the stream never opens. */
  stream?: (() => Response) | undefined;
  /** Loads the first page, and returns how the application follows links from it. */
  load: (given: { ask: Ask; service: Service }) => Promise<() => Pages<Page>>;
  element: (pages: Pages<Page>) => ReactElement;
}

/** Renders an application in a tab of its own, over a fake service. */
export async function showApplication<Page extends ClientPage>(options: ShowOptions<Page>) {
  const { url, answers, stream, load, element } = options;
  const tab = openTab(url);
  const { answer, asked } = createAnswering(answers);
  vi.stubGlobal('fetch', async () => (stream ? stream() : new Promise(() => undefined)));
  const service = {
    prepare: (path: string) => ({ url: new URL(path, url).href, headers: {}, refusal: vi.fn() }),
  } as unknown as Service;
  const start = await load({ ask: answer as unknown as Ask, service });
  const { shown, isLoading, navigation } = inThisTab(start);
  const go = vi.fn(navigation.go);
  const result = render(element({ shown, isLoading, navigation: { ...navigation, go } }));
  // What is answered at once is on screen with its effects, as it is long before anybody presses something.
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await settle();
  const arrive = async () => {
    await waitFor(() => expect(isLoading.get()).toBe(false));
    await settle();
  };
  /** Follows a link. */
  const visit = async (path: string) => {
    act(() => navigation.go(path));
    await arrive();
  };
  /** Goes back in the tab's history. */
  const back = async () => {
    act(() => tab.move(-1));
    await arrive();
  };
  return { ...result, visit, back, go, asked };
}
