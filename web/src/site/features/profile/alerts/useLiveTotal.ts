import { useEffect, useState } from 'react';
import { JobAlertTotalDocument } from '../../../../generated/seeker/documents/JobAlertTotal';
import { operation } from '../../../../shared/services/every-page/operation';
import { useAsk } from '../../../services/api/useAsk';
import { type AlertValues, isEmpty, payloadOf } from './alert-values';

/** Waits for a pause in typing before the next number is asked for. */
const restDelay = 300;

/** How many jobs the alert would match now; nothing while no condition is set. */
export function useLiveTotal(values: AlertValues): number | undefined {
  const ask = useAsk();
  const [total, setTotal] = useState<number>();
  const key = isEmpty(values) ? '' : JSON.stringify(payloadOf(values));
  useEffect(() => {
    if (key === '') {
      setTotal(undefined);
      return;
    }
    let isLatest = true;
    const timer = setTimeout(async () => {
      const payload = JSON.parse(key) as ReturnType<typeof payloadOf>;
      // A payload that is not valid yet has no number.
      const answer = await ask(operation('JobAlertTotal', JobAlertTotalDocument, { payload })).catch(
        () => undefined,
      );
      if (isLatest) setTotal(answer?.job_alert_total);
    }, restDelay);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [key, ask]);
  return total;
}
