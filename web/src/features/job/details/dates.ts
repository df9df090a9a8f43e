import { dayInHongKong } from '../../../lib/dates';
import { useTexts } from '../../../lib/page';

/** A day as the page's language writes it. */
export function useDateText(): (day: string) => string {
  const texts = useTexts('jobDetails');
  return (text) => {
    const { year, month, day } = dayInHongKong(text);
    return texts.date(year, month, day);
  };
}
