import { useKitTexts } from '@/shared/hooks/useKitTexts';
import { dayInHongKong } from '@/shared/lib/dates';

/** Formats a day in the page's language. */
export function useDateText(): (day: string) => string {
  const texts = useKitTexts('jobDetails');
  return (text) => {
    const { year, month, day } = dayInHongKong(text);
    return texts.date(year, month, day);
  };
}
