import { useKitTexts } from '@/shared/hooks/useKitTexts';
import type { AfterMpf, FullJob, LegalNumber } from '@/shared/lib/job';
import { formatCount } from '@/shared/messages/count';
import { HowReckoned, Informs } from './HowReckoned';
import styles from './Reckoned.module.css';
import { Section } from './Section';
import { dollarsText, hoursText, spanText } from './spans';

function useAfterMpfText(): (after: AfterMpf) => string {
  const { pay } = useKitTexts('reckoning');
  const write = { monthly: pay.monthly, monthly_if_long_enough: pay.monthlyIfLong, daily: pay.daily };
  return (after) =>
    write[after.kind](
      spanText(after.left_from_cents, after.left_to_cents, pay.spans),
      spanText(after.own_share_from_cents, after.own_share_to_cents, pay.spans),
    );
}

/** The rules of MPF in words, with the numbers by which they were applied. */
function useMpfSteps(): (after: AfterMpf) => string[] {
  const { how } = useKitTexts('reckoning');
  return ({ kind, numbers }) => {
    const numberOf = (quantity: LegalNumber['quantity']) =>
      numbers.find((number) => number.quantity === quantity)?.value ?? 0;
    const ages = how.ages(numberOf('mpf_least_age'), numberOf('mpf_retirement_age'));
    if (kind === 'daily') return [how.casual, ages];
    const percent = numberOf('mpf_percent');
    const most = numberOf('mpf_most_income');
    return [
      how.mpf(
        percent,
        `$${formatCount(numberOf('mpf_least_income'))}`,
        `$${formatCount(most)}`,
        `$${formatCount((most * percent) / 100)}`,
      ),
      how.holiday(numberOf('mpf_own_share_after_days')),
      how.short(numberOf('mpf_least_days')),
      ages,
    ];
  };
}

/** What the pay comes to, how it compares, and how that was reckoned. Nothing for negotiable pay. */
export function WhatPayMeans({ job }: { job: FullJob }) {
  const { pay, how } = useKitTexts('reckoning');
  const afterMpfText = useAfterMpfText();
  const mpfSteps = useMpfSteps();
  const { other_pay, after_mpf, minimum_wage } = job.reckoning;
  const place = job.pay_place;
  if (other_pay === null && after_mpf === null && place === null) return null;
  const placeDollars = (dollars: number) => dollarsText(dollars * 100);
  const numbers = [...(after_mpf?.numbers ?? []), ...(minimum_wage === null ? [] : [minimum_wage])];
  return (
    <Section title={pay.title}>
      <ul className={styles.list}>
        {other_pay && (
          <li>
            <strong>
              {pay[other_pay.unit](
                spanText(other_pay.from_cents, other_pay.to_cents, pay.spans),
                hoursText(other_pay.least_hours, other_pay.most_hours, pay.hours),
              )}
            </strong>
          </li>
        )}
        {after_mpf && (
          <li>
            <strong>{afterMpfText(after_mpf)}</strong>
          </li>
        )}
        {place && (
          <li>
            {pay.place(place.job_type, place.district, place.percent_below)}
            <br />
            {pay.half(
              placeDollars(place.lower),
              placeDollars(place.upper),
              pay.units[place.unit],
              place.job_count,
              place.company_count,
            )}
          </li>
        )}
        {minimum_wage && <li>{pay.minimum(dollarsText(minimum_wage.value))}</li>}
      </ul>
      <HowReckoned
        steps={[...(other_pay ? [how.month, how.breaks] : []), ...(after_mpf ? mpfSteps(after_mpf) : [])]}
        numbers={numbers}
        scale={after_mpf?.scale}
      />
      <Informs />
    </Section>
  );
}
