import { useEffect, useState } from 'react';
import { useAsk } from '@/site/services/api/useAsk';
import { type PushSupport, pushOwner, pushSupport } from '@/site/services/push/device';
import { turnPushOff, turnPushOn } from '@/site/services/push/push';
import { useSession } from '@/site/services/session/useSession';

export interface Push {
  /** Undefined until the browser was asked. */
  support: PushSupport | undefined;
  /** Whether this device shows the seeker's pushes. */
  isOn: boolean;
  /** Asks by the browser's question; to be called at a press. */
  turnOn: () => Promise<boolean>;
  turnOff: () => Promise<void>;
}

/** The pushes of the logged-in seeker on this device. */
export function usePush(): Push {
  const ask = useAsk();
  const seeker = useSession().state.credentials?.claims.sub ?? '';
  const [support, setSupport] = useState<PushSupport>();
  const [isOn, setOn] = useState(false);
  const look = () => {
    const now = pushSupport();
    setSupport(now);
    setOn(now === 'allowed' && pushOwner.get(localStorage) === seeker);
  };
  useEffect(look, [seeker]);
  return {
    support,
    isOn,
    async turnOn() {
      try {
        return await turnPushOn(seeker, { storage: localStorage, ask });
      } finally {
        look();
      }
    },
    async turnOff() {
      try {
        await turnPushOff({ storage: localStorage, ask });
      } finally {
        look();
      }
    },
  };
}
