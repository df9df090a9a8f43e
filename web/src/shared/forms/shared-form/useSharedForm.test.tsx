// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitPageContext } from '@/shared/hooks/useKitPage';
import { errors } from '@/shared/messages/en/errors';
import { useSharedForm } from './useSharedForm';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

interface Person {
  name: string;
  locale: string;
}

/** A form over what the service has, which others change too. */
function showForm(draft?: string, initial: Person = { name: 'Chan', locale: 'en' }) {
  const service = { person: initial };
  const save = vi.fn(async (values: Person) => {
    service.person = values;
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitPageContext value={{ texts: { errors } } as never}>{children}</KitPageContext>
  );
  const load = async () => service.person;
  const { result, rerender } = renderHook(
    (shown) => useSharedForm<Person>({ initial: shown, rules: {}, draft, load, save, onError: vi.fn() }),
    { wrapper, reactStrictMode: true, initialProps: initial },
  );
  const type = (name: keyof Person, value: string) => act(() => result.current.field(name).onChange(value));
  const submit = () =>
    act(async () => result.current.onSubmit({ preventDefault: () => undefined } as FormEvent));
  return { service, save, result, rerender, type, submit };
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
  await act(async () => result.current.resolve({ name: 'Chan Tai Man' }));
  expect(service.person.name).toBe('Chan Tai Man');
});

test('what the person chose is shown by the form, and saved without another question', async () => {
  const { service, result, type, submit } = showForm();
  type('name', 'Chan Tai Man');
  service.person = { name: 'Chan Siu Man', locale: 'en' };
  await submit();
  await act(async () => result.current.resolve({ name: 'Chan Siu Man' }));
  expect(result.current.values.name).toBe('Chan Siu Man');
  type('locale', 'zh_hant');
  await submit();
  expect(result.current.conflict).toBeUndefined();
  expect(service.person).toEqual({ name: 'Chan Siu Man', locale: 'zh_hant' });
});

test('spaces around a text, which the service does not keep, are no conflict', async () => {
  const { service, save, result, type, submit } = showForm();
  type('name', 'Chan Tai Man ');
  await submit();
  service.person = { ...service.person, name: 'Chan Tai Man' };
  type('name', 'Chan Siu Man');
  await submit();
  expect(result.current.conflict).toBeUndefined();
  expect(save).toHaveBeenCalledTimes(2);
});

test('a field that was not edited shows what others have saved meanwhile', async () => {
  const { result, type, rerender } = showForm();
  type('name', 'Chan Tai Man');
  rerender({ name: 'Chan', locale: 'zh_hant' });
  expect(result.current.values).toEqual({ name: 'Chan Tai Man', locale: 'zh_hant' });
});

test('a draft keeps what it was typed over, and is gone when it is saved', async () => {
  const first = showForm('person');
  first.type('name', 'Chan Tai Man');
  cleanup();
  const newer = { name: 'Chan Siu Man', locale: 'zh_hant' };
  const { service, result, submit } = showForm('person', newer);
  expect(result.current.values).toEqual({ name: 'Chan Tai Man', locale: 'zh_hant' });
  await submit();
  expect(result.current.conflict?.differences.map(({ name }) => name)).toEqual(['name']);
  await act(async () => result.current.resolve({ name: 'Chan Tai Man' }));
  expect(service.person).toEqual({ name: 'Chan Tai Man', locale: 'zh_hant' });
  expect(showForm('person', newer).result.current.values).toEqual(newer);
});

test('a draft that an older release kept in another form is not shown', () => {
  sessionStorage.setItem('draft:person', JSON.stringify({ name: 'Chan Tai Man', telephone: { value: '1' } }));
  expect(showForm('person').result.current.values).toEqual({ name: 'Chan', locale: 'en' });
});
