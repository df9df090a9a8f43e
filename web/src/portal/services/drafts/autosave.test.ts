import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveAnswer, type Unsaved } from './autosave';

interface Words {
  title: string;
  text: string;
}

const first: Words = { title: 'Cook', text: '' };
const unreachable = new Error('no network');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

type Save = (values: Words, version: number, isLeaving: boolean) => Promise<SaveAnswer<Words>>;

/** A service with one draft, and a device's storage. */
function world(left?: Unsaved<Words>) {
  const service = { version: 1, values: first };
  const device = { left };
  const save = vi.fn<Save>(async (values, version) => {
    if (version !== service.version) {
      const theirs = { version: service.version, values: service.values, by: 'Wong', at: 'then' };
      return { kind: 'conflict', theirs };
    }
    service.version += 1;
    service.values = values;
    return { kind: 'saved', version: service.version, at: 'now' };
  });
  const open = () => {
    const autosave = createAutosave<Words>({
      saved: { version: service.version, values: service.values, at: 'before', by: 'Wong' },
      save,
      unsaved: {
        read: () => device.left,
        keep: (unsaved) => {
          device.left = unsaved;
        },
        drop: () => {
          device.left = undefined;
        },
      },
      isTransient: (error) => error === unreachable,
    });
    autosave.start();
    return autosave;
  };
  return { service, device, save, open };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

test('[10.14] what is typed is on the device at once and at the service after a pause', async () => {
  const { service, device, save, open } = world();
  const autosave = open();
  autosave.change({ title: 'Co' });
  autosave.change({ title: 'Chef' });
  expect(device.left?.values.title).toBe('Chef');
  expect(autosave.state.get().status).toBe('typed');
  await wait(800);
  expect(save).toHaveBeenCalledTimes(1);
  expect(service.values.title).toBe('Chef');
  expect(autosave.state.get()).toMatchObject({ status: 'saved', version: 2, savedAt: 'now' });
  expect(device.left).toBeUndefined();
});

test('[10.14] whoever types without a pause is saved every few seconds', async () => {
  const { save, open } = world();
  const autosave = open();
  for (let letter = 1; letter <= 20; letter += 1) {
    autosave.change({ text: 'x'.repeat(letter) });
    await wait(300);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(1);
});

test('nothing is saved in the middle of a Chinese character', async () => {
  const { service, save, open } = world();
  const autosave = open();
  autosave.setComposing(true);
  autosave.change({ title: 'ㄔ' });
  await wait(10_000);
  expect(save).not.toHaveBeenCalled();
  autosave.change({ title: '廚師' });
  autosave.setComposing(false);
  await wait(800);
  expect(service.values.title).toBe('廚師');
});

test('what is typed while a save is under way is saved after it', async () => {
  const { service, save, open } = world();
  const autosave = open();
  autosave.change({ title: 'Chef' });
  const answer = Promise.withResolvers<SaveAnswer<Words>>();
  save.mockImplementationOnce((values) => {
    service.version = 2;
    service.values = values;
    return answer.promise;
  });
  await wait(800);
  autosave.change({ text: 'Noodles' });
  answer.resolve({ kind: 'saved', version: 2, at: 'now' });
  await wait(4_000);
  expect(service.values).toEqual({ title: 'Chef', text: 'Noodles' });
});

test('[10.14] without a network it is tried again and again, and nothing is lost', async () => {
  const { service, device, save, open } = world();
  const autosave = open();
  save.mockRejectedValueOnce(unreachable).mockRejectedValueOnce(unreachable);
  autosave.change({ title: 'Chef' });
  await wait(800);
  expect(autosave.state.get().status).toBe('unreachable');
  autosave.change({ text: 'Noodles' });
  expect(device.left?.values).toEqual({ title: 'Chef', text: 'Noodles' });
  await wait(8_000);
  expect(service.values).toEqual({ title: 'Chef', text: 'Noodles' });
  expect(autosave.state.get().status).toBe('saved');
});

test('[10.14] what was not saved comes back on the same device and is saved', async () => {
  const { service, open } = world({ version: 1, base: first, values: { title: 'Chef', text: 'Noodles' } });
  const autosave = open();
  expect(autosave.state.get()).toMatchObject({ isRestored: true, values: { title: 'Chef' } });
  await wait(100);
  expect(service.values.title).toBe('Chef');
});

test('after it was stopped and started again, what is typed is saved, once', async () => {
  const { service, save, open } = world({ version: 1, base: first, values: { title: 'Chef', text: '' } });
  const autosave = open();
  autosave.leave();
  autosave.stop();
  autosave.start();
  await wait(1_000);
  expect(save).toHaveBeenCalledTimes(1);
  autosave.change({ title: 'Head chef' });
  await wait(1_000);
  expect(service.values.title).toBe('Head chef');
});

test('what an older version of the page left is taken as far as it fits', () => {
  const old = { version: 1, base: first, values: { title: ['Chef'], text: 'Noodles', colour: 'red' } };
  const { open } = world(old as unknown as Unsaved<Words>);
  expect(open().state.get().values).toEqual({ title: 'Cook', text: 'Noodles' });
});

test('[10.15] the second to save is told, and nothing is written until a choice is made', async () => {
  const { service, open } = world();
  const autosave = open();
  service.version = 5;
  service.values = { title: 'Baker', text: '' };
  autosave.change({ text: 'Noodles' });
  await wait(800);
  expect(autosave.state.get()).toMatchObject({ status: 'conflict', theirs: { by: 'Wong' }, base: first });
  autosave.change({ text: 'Noodles and soup' });
  await wait(60_000);
  expect(service.values).toEqual({ title: 'Baker', text: '' });
  autosave.resolve({ title: 'Baker', text: 'Noodles and soup' });
  await wait(800);
  expect(service).toEqual({ version: 6, values: { title: 'Baker', text: 'Noodles and soup' } });
});

test('[10.15] what was typed here before somebody else saved elsewhere is a choice, too', () => {
  const { service, open } = world({ version: 1, base: first, values: { title: 'Chef', text: '' } });
  service.version = 2;
  service.values = { title: 'Baker', text: '' };
  expect(open().state.get()).toMatchObject({
    status: 'conflict',
    values: { title: 'Chef' },
    theirs: { values: { title: 'Baker' } },
  });
});

test('a save whose answer was lost is no conflict with oneself', async () => {
  const { service, save, open } = world();
  const autosave = open();
  save.mockImplementationOnce(async (values) => {
    service.version = 2;
    service.values = values;
    throw unreachable;
  });
  autosave.change({ title: 'Chef' });
  await wait(4_000);
  expect(autosave.state.get()).toMatchObject({ status: 'saved', version: 2 });
});

test('a step back brings everything back that was replaced at once', async () => {
  const { service, open } = world();
  const autosave = open();
  autosave.change({ title: 'Waiter', text: 'Serves guests' }, 'template');
  autosave.undo();
  expect(autosave.state.get()).toMatchObject({ values: first, canUndo: false, canRedo: true });
  autosave.redo();
  await wait(800);
  expect(service.values.title).toBe('Waiter');
});

test('what the service does not take stays on screen and on the device', async () => {
  const { device, save, open } = world();
  const autosave = open();
  save.mockRejectedValueOnce(new Error('suspended'));
  autosave.change({ title: 'Chef' });
  await wait(800);
  expect(autosave.state.get()).toMatchObject({ status: 'refused', values: { title: 'Chef' } });
  expect(device.left?.values.title).toBe('Chef');
});

test('a page that goes away sends what is left, by a call that outlives it', async () => {
  const { save, open } = world();
  const autosave = open();
  autosave.change({ title: 'Chef' });
  autosave.leave();
  expect(save).toHaveBeenCalledWith({ title: 'Chef', text: '' }, 1, true);
});

test('before publishing, everything typed is saved', async () => {
  const { service, open } = world();
  const autosave = open();
  autosave.change({ title: 'Chef' });
  expect(await autosave.flush()).toBe(true);
  expect(service.values.title).toBe('Chef');
});

test('[10.14] what is undone while a save fails is saved when the service is back, and then said to be', async () => {
  const { service, save, open } = world();
  const autosave = open();
  autosave.change({ title: 'Chef' });
  let fail: (error: Error) => void = () => undefined;
  save.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await wait(800);
  autosave.undo();
  fail(unreachable);
  await wait(60_000);
  expect(autosave.state.get()).toMatchObject({ status: 'saved', values: first });
  expect(service.values).toEqual(first);
});

test('[10.14] a save that arrived although its answer was lost is nobody else’s', async () => {
  const { service, save, open } = world();
  const autosave = open();
  autosave.change({ title: 'Chef' });
  save.mockImplementationOnce(async (values) => {
    service.version += 1;
    service.values = values;
    throw unreachable;
  });
  await wait(800);
  autosave.undo();
  await wait(60_000);
  expect(autosave.state.get()).toMatchObject({ status: 'saved', values: first });
  expect(service.values).toEqual(first);
});
