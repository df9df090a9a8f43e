import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Notice } from '@/shared/ui/panels/Notice';

/** Why a form was refused, shown beside it until it is sent again. */
export function FormError({ text }: { text: string | undefined }) {
  return <LiveRegion role="alert">{text !== undefined && <Notice tone="danger">{text}</Notice>}</LiveRegion>;
}
