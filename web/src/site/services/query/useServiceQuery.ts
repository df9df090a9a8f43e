import { type Query, useQuery } from '@/shared/hooks/useQuery';
import type { Operation } from '@/shared/services/operation';
import type { ObserveOptions } from '@/shared/services/query-client';
import { useService } from '../session/useSession';

type Options<Result> = Omit<ObserveOptions<Result>, 'load'> & {
  /** Distinguishes the people who get different answers. */
  of?: string | undefined;
};

/** The service's answer to an operation, without its errors; undefined asks nothing. */
export function useServiceQuery<Result>(
  asked: Operation<Result> | undefined,
  { of = '', ...options }: Options<Result> = {},
): Query<Result> {
  const service = useService();
  return useQuery<Result>({
    ...options,
    key: asked && `${of}${JSON.stringify(asked)}`,
    load: async (signal) => asked && ((await (await service).ask(asked, { signal })).data ?? undefined),
  });
}
