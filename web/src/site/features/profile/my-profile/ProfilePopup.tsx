import { useEffect } from 'react';
import { whenIdle } from '@/shared/services/idle';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import type { ResumeLists } from '@/site/components/resume/useResumeForm';
import { type ComponentOnDemand, fetchAhead, OnDemand } from '@/site/page/OnDemand';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import { profilePopups } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import type { PopupFormProps } from './PopupForm';

const popupForm: ComponentOnDemand<PopupFormProps> = {
  load: async () => {
    const { PopupForm, fetchForms } = await import('./PopupForm');
    fetchForms();
    return PopupForm;
  },
};

/** The dialog that the address names, over the profile. */
export function ProfilePopup({ profile, lists }: { profile: Profile; lists: ResumeLists }) {
  const texts = useTexts('profile');
  const common = useTexts('common');
  const { popup, close } = usePopup();
  // An address can be given only where the site sends mail.
  const name = profilePopups.find((known) => known === popup && (known !== 'email' || lists.mail));
  // The forms are loaded ahead, so that they open even without a network.
  useEffect(() => whenIdle(() => fetchAhead(popupForm)), []);
  return (
    <Dialog
      open={name !== undefined}
      from="below"
      title={name === undefined ? '' : texts.popups[name]}
      closeLabel={common.close}
      onClose={close}
    >
      {name !== undefined && (
        <OnDemand
          component={popupForm}
          props={{ name, profile, lists }}
          onFailed={close}
          fallback={<Skeleton lines={8} />}
        />
      )}
    </Dialog>
  );
}
