import { createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { renderedOnce } from '@/site/page/rendered-once';
import { createKeeper } from '@/site/testing/keeper';
import { renderWithPieces } from './pieces';

const Language = createContext('');
const rendered = vi.fn();

const Card = renderedOnce('card', function Card({ name }: { name: string }) {
  rendered(name);
  return (
    <>
      {name} <b>{use(Language)}</b>
    </>
  );
});

const Box = renderedOnce('box', function Box({ name }: { name: string }) {
  return (
    <div>
      <Card name={name} />
    </div>
  );
});

/** Renders a page with its pieces, and lists those that were rendered for it. */
function show(names: readonly string[], { keeper, call } = createKeeper(), language = 'en') {
  rendered.mockClear();
  const around = (shown: React.ReactNode) => <Language value={language}>{shown}</Language>;
  const page = around(
    <ul>
      {names.map((name, index) => (
        <li key={name} data-position={index}>
          <Card name={name} />
        </li>
      ))}
      <Box name="box" />
    </ul>,
  );
  const html = call(() => renderWithPieces({ page, around, circumstances: language }, keeper));
  const made = rendered.mock.calls.map(([name]) => name);
  return { html, made, plain: renderToString(page) };
}

test('a page has its pieces where they would be rendered', () => {
  const { html, plain } = show(['Waiter & cook', '侍應', 'Waiter']);
  expect(html).toBe(plain);
});

test('a piece is rendered once, wherever it stands', () => {
  const kept = createKeeper();
  expect(show(['a', 'b'], kept).made).toEqual(['a', 'b', 'box']);
  const { html, made, plain } = show(['b', 'c', 'a'], kept);
  expect(made).toEqual(['c']);
  expect(html).toBe(plain);
});

test('a piece is rendered for each of the circumstances', () => {
  const kept = createKeeper();
  show(['a'], kept, 'en');
  const { html, made, plain } = show(['a'], kept, 'zh-hant');
  expect(made).toEqual(['a', 'box']);
  expect(html).toBe(plain);
});

test('a text that looks like a piece is a text', () => {
  const { html, plain } = show(['first', '<x-piece id="1"></x-piece>', '"></x-piece>']);
  expect(html).toBe(plain);
  expect(html).toContain('&lt;x-piece id=&quot;1&quot;&gt;');
});

test('where nobody keeps pieces, they are rendered in their places', () => {
  const page = <Card name="a" />;
  expect(renderWithPieces({ page, around: () => page, circumstances: '' }, undefined)).toBe(
    renderToString(page),
  );
});
