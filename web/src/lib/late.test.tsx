// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { parseAddress } from './address';
import { createLateParts, Late, LateContext } from './late';
import { PageContext, type PageInfo } from './page';

const page = { address: parseAddress('/hk/', '', ''), texts: {} } as PageInfo;
const Sheet = () => <p>Sheet</p>;

test('a part that comes while it is being shown is shown without an error to recover from', async () => {
  const onRecoverableError = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onRecoverableError });
  const late = createLateParts(async () => ({ Component: Sheet, texts: {} }));
  await act(async () =>
    startTransition(() =>
      root.render(
        <LateContext value={late}>
          <PageContext value={page}>
            <Late name="job/Sheet" props={{}} />
          </PageContext>
        </LateContext>,
      ),
    ),
  );
  expect(screen.getByText('Sheet')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
