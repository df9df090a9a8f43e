// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitPageContext } from '@/shared/hooks/useKitPage';
import { errors } from '@/shared/messages/en/errors';
import { useSharedForm } from './useSharedForm';

afterEach(cleanup);

interface Person {
  name: string;
  locale: string;
}

/** A form over what the service has, which others change too. */
function showForm() {
  const service = { person: { name: 'Chan', locale: 'en' } };
  const save = vi.fn(async (values: Person) => {
    service.person = values;
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitPageContext value={{ texts: { errors } } as never}>{children}</KitPageContext>
  );
  const initial = service.person;
  const { result } = renderHook(
    () =>
      useSharedForm<Person>({ initial, rules: {}, load: async () => service.person, save, onError: vi.fn() }),
    { wrapper, reactStrictMode: true },
  );
  const type = (name: keyof Person, value: string) => act(() => result.current.field(name).onChange(value));
  const submit = () =>
    act(async () => result.current.onSubmit({ preventDefault: () => undefined } as FormEvent));
  return { service, save, result, type, submit };
}

test('who saves twice in one visit has no conflict with what was saved the first time', async () => {
  const { service, save, result, type, submit } = showForm();
  type('name', 'Chan Tai Man');
  await submit();
  type('name', 'Chan Siu Man');
  await submit();
  expect(result.current.conflict).toBeUndefined();
  expect(save).toHaveBeenCalledTimes(2);
  expect(service.person).toEqual({ name: 'Chan Siu Man', locale: 'en' });
});

test('what somebody else has changed in another field stays as it is, also with the second save', async () => {
  const { service, type, submit } = showForm();
  type('name', 'Chan Tai Man');
  service.person = { name: 'Chan', locale: 'zh_hant' };
  await submit();
  type('name', 'Chan Siu Man');
  await submit();
  expect(service.person).toEqual({ name: 'Chan Siu Man', locale: 'zh_hant' });
});

test('a field that both have changed is asked about, and the choice is saved', async () => {
  const { service, save, result, type, submit } = showForm();
  type('name', 'Chan Tai Man');
  service.person = { name: 'Chan Siu Man', locale: 'en' };
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(result.current.conflict?.differences.map(({ name }) => name)).toEqual(['name']);
  await act(() => result.current.resolve({ name: 'Chan Tai Man' }));
  expect(service.person.name).toBe('Chan Tai Man');
});
