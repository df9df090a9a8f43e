import { JobAlertTotalDocument } from '@/generated/seeker/documents/JobAlertTotal';
import { useQuery } from '@/shared/hooks/useQuery';
import { operation } from '@/shared/services/operation';
import { useAsk } from '@/site/services/api/useAsk';
import { type AlertValues, isEmpty, isValid, payloadOf } from './alert-values';

/** The pause in typing before the next number is requested. */
const restDelay = 300;

/** How many jobs the alert would match now; undefined while no condition is set. */
export function useLiveTotal(values: AlertValues): number | undefined {
  const ask = useAsk();
  const payload = payloadOf(values);
  const isAsked = !isEmpty(values) && isValid(values);
  const { data, error } = useQuery({
    key: isAsked ? `JobAlertTotal ${JSON.stringify(payload)}` : undefined,
    load: (signal) => ask(operation('JobAlertTotal', JobAlertTotalDocument, { payload }), { signal }),
    delay: restDelay,
  });
  // The service refuses values that are not valid yet. Without conditions the last number says nothing.
  return isAsked && error === undefined ? data?.job_alert_total : undefined;
}
