import { type Context, useContext } from 'react';

/** The value of a context that something around the component must provide. */
export function useProvided<Value>(context: Context<Value | undefined>, what: string): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`No ${what} around this component`);
  return value;
}
