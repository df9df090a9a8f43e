import { useMemo } from 'react';
import { JobAlertTotalDocument } from '../../../../generated/seeker/documents/JobAlertTotal';
import { useQuery } from '../../../../shared/hooks/useQuery';
import { operation } from '../../../../shared/services/every-page/operation';
import { useAsk } from '../../../services/api/useAsk';
import { type AlertValues, isEmpty, isValid, payloadOf } from './alert-values';

/** The pause in typing before the next number is requested. */
const restDelay = 300;

/** How many jobs the alert would match now; undefined while no condition is set. */
export function useLiveTotal(values: AlertValues): number | undefined {
  const ask = useAsk();
  const key = isEmpty(values) || !isValid(values) ? '' : JSON.stringify(payloadOf(values));
  const load = useMemo(
    () => async () => {
      // Null clears the previous number, which belongs to other conditions.
      if (key === '') return null;
      const payload = JSON.parse(key) as ReturnType<typeof payloadOf>;
      return (await ask(operation('JobAlertTotal', JobAlertTotalDocument, { payload }))).job_alert_total;
    },
    [key, ask],
  );
  const { data, error } = useQuery(load, key === '' ? 0 : restDelay);
  // The service refuses values that are not valid yet.
  return error === undefined ? (data ?? undefined) : undefined;
}
