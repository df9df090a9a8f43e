// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useStore } from '@/shared/hooks/useStore';
import { createStore } from '@/shared/lib/store';
import { createPage, type ShowOptions } from '../testing/show';
import { App } from './App';
import type { LayoutName } from './layouts/layout';

const layouts: LayoutName[] = [
  'default',
  'no-quick-bar',
  'no-search-action',
  'no-sticky-header',
  'content',
  'employer',
  'simple',
  'single',
];

/** What React's development build reports while it hydrates the server's HTML. */
async function complaintsOf(shown: ShowOptions): Promise<unknown[][]> {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page, services } = createPage(shown);
  services.clientFrame.frame.set(undefined);
  const app = <App page={createStore(page)} services={services} />;
  const element = document.createElement('div');
  element.innerHTML = renderToString(app);
  const root = await act(async () =>
    hydrateRoot(element, app, { onRecoverableError: (problem) => error(problem) }),
  );
  await act(async () => root.unmount());
  return error.mock.calls.filter(([text]) => !String(text).includes('is unrecognized in this browser'));
}

for (const layout of layouts) {
  test(`the ${layout} layout is hydrated without a warning, in both languages`, async () => {
    for (const path of ['/hk/', '/hk/en/']) {
      expect(await complaintsOf({ layout, path, quickBar: { employments: [], job_categories: [] } })).toEqual(
        [],
      );
    }
  });
}

test('a page that differs from what the server rendered would be noticed', async () => {
  let first = true;
  const content = () => {
    const text = first ? 'server' : 'browser';
    first = false;
    return <h1>{text}</h1>;
  };
  expect((await complaintsOf({ content })).length).toBeGreaterThan(0);
});

const person = createStore('nobody');

function Greeting() {
  return <p>{useStore(person)}</p>;
}

// The session may be known before a deferred component's script: the component still hydrates as the server
// rendered it.
test('what changed before a deferred component loaded is no difference from what the server rendered', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Greeting />);
  person.set('Chan Tai Man');
  const differences = vi.fn();
  const root = await act(async () => hydrateRoot(element, <Greeting />, { onRecoverableError: differences }));
  expect(differences).not.toHaveBeenCalled();
  expect(element.textContent).toBe('Chan Tai Man');
  await act(async () => root.unmount());
});
