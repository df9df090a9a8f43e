import { expect, test } from 'vitest';
import { violations } from './layers.ts';

test('a feature may not import another feature', () => {
  expect(violations('features/home/A.tsx', "import { b } from '../login/B';")).toHaveLength(1);
  expect(violations('features/home/A.tsx', "import { b } from './B';")).toEqual([]);
});

test('nothing imports upwards', () => {
  expect(violations('parts/pay.ts', "import { App } from '../app/App';")).toHaveLength(1);
  expect(violations('ui/Button.tsx', "import { t } from '../messages/en/common';")).toHaveLength(1);
  expect(violations('lib/page.ts', "export { x } from '../ui/Button';")).toHaveLength(1);
  expect(violations('lib/page.ts', "const x = await import('../parts/pay');")).toHaveLength(1);
});

test('the allowed direction passes', () => {
  const source =
    "import { A } from '../features/a/A';\nimport x from 'react';\nimport.meta.glob<X>('../features/*/*.tsx')";
  expect(violations('app/App.tsx', source)).toEqual([]);
});
