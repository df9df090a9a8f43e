import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Fake timers that go on as the clock does, so that what waits for an element still finds it. */
export function fakeTimers(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

/** Lets this many milliseconds pass at once; the timers are fake. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}
