import { useState } from 'react';
import * as errorCodes from '@/generated/errors/codes';
import { ConfirmEmailDocument } from '@/generated/seeker/documents/ConfirmEmail';
import { RequestEmailCodeDocument } from '@/generated/seeker/documents/RequestEmailCode';
import { ResendEmailCodeDocument } from '@/generated/seeker/documents/ResendEmailCode';
import { useNavigation } from '@/shared/hooks/useNavigation';
import { telephoneText } from '@/shared/lib/telephone';
import type { ServiceError } from '@/shared/services/api/service';
import { operation } from '@/shared/services/operation';
import { isLandline } from '@/site/components/one-time-code/landline';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { telephoneId, useSendCode } from '@/site/services/api/useSendCode';
import type { Profile } from '@/site/services/session/state';
import { AddressStep, type RefusedAddress } from './AddressStep';
import { CodeStep, type SentCode } from './CodeStep';
import { StepPanel } from './StepPanel';
import { useStoreEmail } from './useStoreEmail';

/** A code that was mailed a moment ago. */
function mailed({ resend_after }: { resend_after: number }, isAnother: boolean): SentCode {
  return { channel: 'email', resendAt: Date.now() + resend_after * 1000, isAnother };
}

/** The messages for a refused address, by error code. */
function useRefusals(): (error: ServiceError) => string | undefined {
  const texts = useTexts('email');
  const { client } = useTexts('errors');
  const whys = new Map<string | undefined, string>([
    [errorCodes.invalidTelephone, client.EMAIL_INVALID],
    [errorCodes.idNotFound, texts.alreadyYours],
    [errorCodes.emailRegistered, client.EMAIL_REGISTERED],
  ]);
  return ({ code }) => whys.get(code);
}

/** Sends codes to the seeker's own telephone. */
function useTelephoneCode({ telephone }: Profile) {
  const texts = useTexts('login');
  const sendCode = useSendCode();
  const [sent, setSent] = useState<SentCode>();
  const onlyCalls = isLandline(telephone);
  const send = async (channel: 'sms' | 'voice', isAnother: boolean) => {
    const resendAt = await sendCode(channel, telephoneId(telephone));
    setSent({ channel, resendAt, isAnother });
  };
  const way = (label: string, channel: 'sms' | 'voice') => ({ label, send: () => send(channel, true) });
  return {
    sent,
    ways: onlyCalls
      ? [way(texts.voiceAgain, 'voice')]
      : [way(texts.resend, 'sms'), way(texts.voice, 'voice')],
    /** Sends a code, unless the last one is still good and the service would not send another one. */
    begin: async () => {
      if (sent !== undefined && sent.resendAt > Date.now()) return;
      setSent(undefined);
      await send(onlyCalls ? 'voice' : 'sms', false);
    },
    /** The code was used: what was typed is forgotten. */
    spend: () => setSent(undefined),
  };
}

export interface EmailFormProps {
  profile: Profile;
  onDone: () => void;
}

type Step = 'address' | 'telephone' | 'mail';

/**
 * Confirms a new address in three steps: the address, a code sent to the seeker's own telephone as proof of
 * identity, and a code mailed to the address.
 */
export function EmailForm({ profile, onDone }: EmailFormProps) {
  const texts = useTexts('email');
  const login = useTexts('login');
  const ask = useAsk();
  const store = useStoreEmail();
  const sayDone = useSayDone();
  const { navigationCount } = useNavigation();
  const whyRefused = useRefusals();
  const telephone = useTelephoneCode(profile);
  const [step, setStep] = useState<Step>('address');
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState<RefusedAddress>();
  const [mail, setMail] = useState<SentCode>();

  /** Returns to the step of the address, and shows the error there. */
  function refuse(why: string | undefined): boolean {
    if (why === undefined) return false;
    setRefused({ address, why });
    setMail(undefined);
    setStep('address');
    return true;
  }

  async function begin(wanted: string): Promise<void> {
    if (mail && wanted === address) {
      setStep('mail');
      return;
    }
    setRefused(undefined);
    setMail(undefined);
    setAddress(wanted);
    await telephone.begin();
    setStep('telephone');
  }

  async function request(token: number): Promise<void> {
    const answer = await ask(
      operation('RequestEmailCode', RequestEmailCodeDocument, { email: address, token }),
    );
    telephone.spend();
    setMail(mailed(answer.request_email_code, false));
    setStep('mail');
  }

  async function resend(): Promise<void> {
    const answer = await ask(operation('ResendEmailCode', ResendEmailCodeDocument, {}));
    setMail(mailed(answer.resend_email_code, true));
  }

  async function confirm(token: number): Promise<void> {
    const before = navigationCount();
    const answer = await ask(operation('ConfirmEmail', ConfirmEmailDocument, { token }));
    await store(answer.confirm_email);
    sayDone(texts.confirmed(answer.confirm_email.email));
    // People who have closed the dialog meanwhile stay where they are.
    if (navigationCount() === before) onDone();
  }

  const number = telephoneText(profile.telephone);
  return (
    <>
      <StepPanel step={1} isShown={step === 'address'}>
        <AddressStep profile={profile} refused={refused} onAddress={begin} />
      </StepPanel>
      {telephone.sent && (
        <StepPanel step={2} isShown={step === 'telephone'}>
          <CodeStep
            lead={telephone.sent.channel === 'voice' ? login.sentByVoice(number) : login.sentBySms(number)}
            confirm={texts.next}
            sent={telephone.sent}
            advice={login.notReceived}
            ways={telephone.ways}
            backLabel={texts.back}
            onBack={() => setStep('address')}
            onCode={request}
            onError={(error) => refuse(whyRefused(error))}
          />
        </StepPanel>
      )}
      {mail && (
        <StepPanel step={3} isShown={step === 'mail'}>
          <CodeStep
            lead={texts.mailedTo(address)}
            confirm={texts.confirm}
            sent={mail}
            advice={texts.notReceived}
            ways={[{ label: texts.resend, send: resend }]}
            backLabel={texts.another}
            onBack={() => setStep('address')}
            onCode={confirm}
            onError={(error) =>
              refuse(error.code === errorCodes.idNotFound ? texts.tooLate : whyRefused(error))
            }
          />
        </StepPanel>
      )}
    </>
  );
}
