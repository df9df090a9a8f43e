import type { OriginFragment } from '@/generated/seeker/graphql';
import { useDisclosure } from '@/shared/hooks/useDisclosure';
import { useStore } from '@/shared/hooks/useStore';
import { Button } from '@/shared/ui/button/Button';
import { Deferred } from '@/site/page/Deferred';
import { travelTimes } from './travel-times';

export interface TravelSheetProps {
  onClose: () => void;
}

interface TravelFromProps {
  /** What the place in the address was read as. */
  given: OriginFragment | null;
  /** Says what the button is for while no place is known. */
  label: string;
}

/** Says where the ways begin, and opens the choice of another place. */
export function TravelFrom({ given, label }: TravelFromProps) {
  const { origin: kept } = useStore(travelTimes);
  const [isOpen, setOpen] = useDisclosure<boolean>();
  return (
    <div>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {(given ?? kept)?.text ?? label}
      </Button>
      {isOpen && (
        <Deferred<TravelSheetProps> name="travel/TravelSheet" props={{ onClose: () => setOpen(undefined) }} />
      )}
    </div>
  );
}
