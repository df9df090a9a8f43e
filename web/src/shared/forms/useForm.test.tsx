// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type KitPage, KitPageContext } from '../hooks/useKitPage';
import { errors } from '../messages/en/errors';
import { useForm } from './useForm';
import { required, telephone } from './validators';

afterEach(cleanup);

interface SampleProps {
  submit?: () => Promise<void>;
  onUnchanged?: () => void;
  initial?: { name: string; telephone: string };
  chosen?: boolean;
}

const empty = { name: '', telephone: '' };
const filled = { name: 'Chan', telephone: '91234567' };

function Sample({
  submit = async () => undefined,
  initial = empty,
  onUnchanged,
  chosen = false,
}: SampleProps) {
  const form = useForm({
    initial,
    onUnchanged,
    chosen,
    rules: { name: [required], telephone: [required, telephone] },
    submit,
  });
  const input = (name: 'name' | 'telephone') => {
    const { error, value, onChange } = form.field(name);
    return (
      <>
        <input
          aria-label={name}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <output data-testid={`${name}-error`}>{error}</output>
      </>
    );
  };
  return (
    <form ref={form.ref} onSubmit={form.onSubmit}>
      {input('name')}
      {input('telephone')}
      <button type="submit" disabled={!form.valid}>
        {form.busy ? 'busy' : 'send'}
      </button>
    </form>
  );
}

function showForm(props: SampleProps = {}) {
  const page = { texts: { errors } } as unknown as KitPage;
  render(
    <KitPageContext value={page}>
      <Sample {...props} />
    </KitPageContext>,
  );
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const errorOf = (name: string) => screen.getByTestId(`${name}-error`).textContent;
const button = () => screen.getByRole('button') as HTMLButtonElement;
const send = () => fireEvent.submit(button().closest('form') as HTMLFormElement);

test("[5.05] a field's error appears only once the field was edited", () => {
  showForm();
  expect(errorOf('telephone')).toBe('');
  type('telephone', '123');
  expect(errorOf('telephone')).toBe('Invalid telephone number (Minimum 8 numbers)');
  expect(errorOf('name')).toBe('');
});

test('[4.37] a form is valid only after an edit and when no field has an error', () => {
  showForm();
  expect(button().disabled).toBe(true);
  type('name', 'Chan');
  expect(button().disabled).toBe(true);
  type('telephone', '9123 4567');
  expect(button().disabled).toBe(false);
  type('name', '');
  expect(button().disabled).toBe(true);
});

test('[4.38] a form is not submitted twice while it is loading', async () => {
  const gate = Promise.withResolvers<void>();
  const submit = vi.fn(() => gate.promise);
  showForm({ submit });
  type('name', 'Chan');
  type('telephone', '91234567');
  send();
  send();
  expect(submit).toHaveBeenCalledOnce();
  expect(button().textContent).toBe('busy');
  await act(async () => gate.resolve());
  expect(button().textContent).toBe('send');
  send();
  expect(submit).toHaveBeenCalledTimes(2);
});

test('[4.37] [5.05] a form that is not valid is not submitted; it goes to the first error and says no more', () => {
  const submit = vi.fn(async () => undefined);
  showForm({ submit });
  send();
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
  expect(errorOf('name')).toBe('');
  type('name', 'Chan');
  send();
  expect(submit).not.toHaveBeenCalled();
  expect(errorOf('telephone')).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('telephone'));
});

test('[4.37] a form that was filled before goes on without being submitted, until it is edited', () => {
  const submit = vi.fn(async () => undefined);
  const onUnchanged = vi.fn();
  showForm({ submit, onUnchanged, initial: filled });
  expect(button().disabled).toBe(true);
  send();
  expect(onUnchanged).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  type('name', 'Lee');
  send();
  expect(submit).toHaveBeenCalledOnce();
});

test('[4.37] without a way on it goes to the first field; what was chosen elsewhere counts as edited', () => {
  const submit = vi.fn(async () => undefined);
  showForm({ submit, initial: filled });
  send();
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText('name'));
  cleanup();
  showForm({ submit, initial: filled, chosen: true });
  expect(button().disabled).toBe(false);
  send();
  expect(submit).toHaveBeenCalledOnce();
});
