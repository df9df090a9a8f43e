// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageContext } from '../../../shared/hooks/every-page/useKitPage';
import { ChunkError } from '../../../shared/services/every-page/chunks';
import { texts } from '../../messages/all-en';
import { useErrorText } from '../../services/usePortal';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Text({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>;
}

test('to say what an error is reloads nothing and writes nothing', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const page = { texts } as never;
  render(
    <PageContext value={page}>
      <Text error={new ChunkError(new Error('gone'))} />
    </PageContext>,
  );
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
