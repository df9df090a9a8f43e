import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { EducationForm } from '@/site/components/resume/EducationForm';
import { IntroductionForm } from '@/site/components/resume/IntroductionForm';
import { LanguageForm } from '@/site/components/resume/LanguageForm';
import { SkillForm } from '@/site/components/resume/SkillForm';
import type { ResumeFormProps, ResumeLists } from '@/site/components/resume/useResumeForm';
import { type ComponentOnDemand, fetchAhead, OnDemand } from '@/site/page/OnDemand';
import { useTexts } from '@/site/page/useTexts';
import type { Profile } from '@/site/services/session/state';
import type { EmailFormProps } from '../email/EmailForm';
import type { profilePopups } from '../profile-page-definition';
import { usePopup } from '../usePopup';
import { DeleteAccount } from './DeleteAccount';
import type { PictureFormProps } from './PictureForm';
import { WorkPopup } from './WorkPopup';

const userInfoForm: ComponentOnDemand<ResumeFormProps> = {
  load: async () => (await import('@/site/components/resume/UserInfoForm')).UserInfoForm,
};
const pictureForm: ComponentOnDemand<PictureFormProps> = {
  load: async () => (await import('./PictureForm')).PictureForm,
};
const emailForm: ComponentOnDemand<EmailFormProps> = {
  load: async () => (await import('../email/EmailForm')).EmailForm,
};

/** Loads the forms that are scripts of their own before they are opened. */
export function fetchForms(): void {
  fetchAhead(userInfoForm);
  fetchAhead(pictureForm);
  fetchAhead(emailForm);
}

export interface PopupFormProps {
  name: (typeof profilePopups)[number];
  profile: Profile;
  lists: ResumeLists;
}

/** The form of a dialog over the profile. */
export function PopupForm({ name, profile, lists }: PopupFormProps) {
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
    case 'email':
      return <OnDemand component={emailForm} props={{ profile, onDone: close }} {...waiting} />;
    case 'picture':
      return <OnDemand component={pictureForm} props={{ profile, onSaved: close }} {...waiting} />;
    case 'delete-account':
      return <DeleteAccount />;
  }
}
