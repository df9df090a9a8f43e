// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useErrorText } from '@/shared/hooks/application/useErrorText';
import { KitPageContext } from '@/shared/hooks/useKitPage';
import { application } from '@/shared/messages/en/application';
import { common } from '@/shared/messages/en/common';
import { ChunkError } from '@/shared/services/chunks';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Text({ error }: { error: unknown }) {
  return <p>{useErrorText()(error)}</p>;
}

test('to say what an error is reloads nothing and writes nothing', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const page = { texts: { application, common } } as never;
  render(
    <KitPageContext value={page}>
      <Text error={new ChunkError(new Error('gone'))} />
    </KitPageContext>,
  );
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
