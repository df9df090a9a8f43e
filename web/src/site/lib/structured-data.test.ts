import { expect, test } from 'vitest';
import { readConfig } from './config';
import { absoluteUrl, breadcrumbList } from './structured-data';

const config = { ...readConfig({}), public_url: 'https://hoigung.example.hk' };

test('a link of the site gets its host, and one elsewhere keeps its own', () => {
  expect(absoluteUrl(config, '/hk/en/')).toBe('https://hoigung.example.hk/hk/en/');
  expect(absoluteUrl(config, 'https://media.example/logo.png')).toBe('https://media.example/logo.png');
});

test('breadcrumbs are numbered, and the last one may have no link', () => {
  const list = breadcrumbList(
    [
      { name: 'Home', url: '/hk/en/' },
      { name: 'Waiter', url: undefined },
    ],
    config,
  );
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://hoigung.example.hk/hk/en/' },
      { '@type': 'ListItem', position: 2, name: 'Waiter' },
    ],
  });
});
