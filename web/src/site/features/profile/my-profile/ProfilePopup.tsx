import { useEffect } from 'react';
import { whenIdle } from '../../../../shared/services/every-page/idle';
import { Dialog } from '../../../../shared/ui/dialog/Dialog';
import { Skeleton } from '../../../../shared/ui/panels/Skeleton';
import { EducationForm } from '../../../components/resume/EducationForm';
import { IntroductionForm } from '../../../components/resume/IntroductionForm';
import { LanguageForm } from '../../../components/resume/LanguageForm';
import { SkillForm } from '../../../components/resume/SkillForm';
import type { ResumeFormProps, ResumeLists } from '../../../components/resume/useResumeForm';
import { type ComponentOnDemand, OnDemand } from '../../../page/every-page/OnDemand';
import { useTexts } from '../../../page/every-page/useTexts';
import type { Profile } from '../../../services/session/every-page/state';
import { profilePopups } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import { DeleteAccount } from './DeleteAccount';
import type { PictureFormProps } from './PictureForm';
import { WorkPopup } from './WorkPopup';

const loadUserInfoForm = async () => (await import('../../../components/resume/UserInfoForm')).UserInfoForm;
const loadPictureForm = async () => (await import('./PictureForm')).PictureForm;
const userInfoForm: ComponentOnDemand<ResumeFormProps> = { load: loadUserInfoForm };
const pictureForm: ComponentOnDemand<PictureFormProps> = { load: loadPictureForm };

/** Popups are loaded ahead, so that they open even without a network. */
function fetchForms(): void {
  void Promise.allSettled([loadUserInfoForm(), loadPictureForm()]);
}

type PopupName = (typeof profilePopups)[number];

function Content({ name, profile, lists }: { name: PopupName; profile: Profile; lists: ResumeLists }) {
  const { save } = useTexts('resume');
  const { close } = usePopup();
  const props = { profile, lists, saveLabel: save, onSaved: close };
  const waiting = { onFailed: close, fallback: <Skeleton lines={8} /> };
  switch (name) {
    case 'education':
      return <EducationForm {...props} />;
    case 'introduction':
      return <IntroductionForm {...props} />;
    case 'language':
      return <LanguageForm {...props} />;
    case 'skill':
      return <SkillForm {...props} />;
    case 'user-info':
      return <OnDemand component={userInfoForm} props={props} {...waiting} />;
    case 'work-exp-detail':
      return <WorkPopup {...props} />;
    case 'picture':
      return <OnDemand component={pictureForm} props={{ profile, onSaved: close }} {...waiting} />;
    case 'delete-account':
      return <DeleteAccount />;
  }
}

/** The dialog that the address names, over the profile. */
export function ProfilePopup({ profile, lists }: { profile: Profile; lists: ResumeLists }) {
  const texts = useTexts('profile');
  const common = useTexts('common');
  const { popup, close } = usePopup();
  const name = profilePopups.find((known) => known === popup);
  useEffect(() => whenIdle(fetchForms), []);
  return (
    <Dialog
      open={name !== undefined}
      from="below"
      title={name === undefined ? '' : texts.popups[name]}
      closeLabel={common.close}
      onClose={close}
    >
      {name !== undefined && <Content name={name} profile={profile} lists={lists} />}
    </Dialog>
  );
}
