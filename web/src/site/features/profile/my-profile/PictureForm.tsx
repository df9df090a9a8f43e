import { useEffect, useRef, useState } from 'react';
import { fileSelected, fileSize, fileType, type Refusal, refusalText } from '@/shared/forms/validators';
import { useAction } from '@/shared/hooks/action/useAction';
import { ServiceError } from '@/shared/services/api/service';
import { Button } from '@/shared/ui/button/Button';
import { FileField } from '@/shared/ui/FileField';
import { useSendProfilePart } from '@/site/components/resume/useUpdateProfile';
import { pictureCommitDelay } from '@/site/lib/constants';
import { useTexts } from '@/site/page/useTexts';
import { uploadPicture } from '@/site/services/account-files';
import { useShowError } from '@/site/services/api/useShowError';
import type { Session } from '@/site/services/session/session';
import type { Profile } from '@/site/services/session/state';
import { useService, useSession } from '@/site/services/session/useSession';
import { CropFrame } from './CropFrame';
import { type Crop, cutOf, type Size, wholePicture } from './crop';
import styles from './PictureForm.module.css';

const accepted = ['image/jpeg', 'image/png', 'image/webp'];
/** The side of the uploaded picture; the service makes the smaller sizes. */
const sentSide = 1024;

const refusalOf = (file: File | undefined): Refusal | undefined =>
  fileSelected(file, {}) ?? fileType(accepted)(file, {}) ?? fileSize(file, {});

interface Chosen {
  source: string;
  image: HTMLImageElement;
  size: Size;
}

async function decode(file: File): Promise<Chosen> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode();
  return { source: image.src, image, size: { width: image.naturalWidth, height: image.naturalHeight } };
}

function cutOut({ image, size }: Chosen, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  const { left, top, side } = cutOf(crop, size);
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, sentSide, sentSide);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new ServiceError(''))), 'image/jpeg', 0.9);
  });
}

/** Spec 4: a picture update is committed to the local state after 3 s, when its sizes are made. */
function commitLater(session: Session, { profile_picture, ...profile }: Profile): void {
  const { profile_picture_thumbnail, profile_picture_avatar } = profile;
  setTimeout(() => {
    const current = session.state.get().profile;
    if (current?._id !== profile._id) return;
    session.changeProfile({ ...current, profile_picture, profile_picture_thumbnail, profile_picture_avatar });
  }, pictureCommitDelay);
}

/** Explains why an upload was refused. */
function uploadRefusal(error: unknown): Refusal | undefined {
  const { status, code } = error instanceof ServiceError ? error : {};
  if (status === 413) return { key: 'FILE_SIZE_EXCEED_LIMIT' };
  if (status === 415) return { key: 'FILE_TYPE_NOT_ACCEPTED' };
  return code === undefined && status !== undefined && status >= 400 && status < 500 && status !== 401
    ? { key: 'UPLOAD_FAILED' }
    : undefined;
}

function useChosen() {
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.source ?? ''), [chosen]);
  const choose = async (file: File | undefined) => {
    const refused = refusalOf(file);
    setChosen(undefined);
    setRefusal(refused);
    if (refused !== undefined || file === undefined) return;
    try {
      setChosen(await decode(file));
    } catch {
      setRefusal({ key: 'FILE_TYPE_NOT_ACCEPTED' });
    }
  };
  return { chosen, refusal, setRefusal, choose };
}

export interface PictureFormProps {
  profile: Profile;
  onSaved: () => void;
}

/** Chooses, crops and uploads a picture. */
export function PictureForm({ profile, onSaved }: PictureFormProps) {
  const texts = useTexts('profile').picture;
  const { client } = useTexts('errors');
  const { ready } = useSession();
  const service = useService();
  const send = useSendProfilePart();
  const showError = useShowError('box');
  const { chosen, refusal, setRefusal, choose } = useChosen();
  const [crop, setCrop] = useState(wholePicture);
  const [progress, setProgress] = useState(0);
  const input = useRef<HTMLInputElement>(null);

  const { run: save, busy } = useAction(
    async (picture: Chosen) => {
      setProgress(0);
      setRefusal(undefined);
      const session = await ready;
      const cut = await cutOut(picture, crop);
      const file = await uploadPicture(await service, cut, setProgress);
      commitLater(session, { ...profile, ...(await send({ profile_picture: file })) });
      onSaved();
    },
    (error) => {
      const refused = uploadRefusal(error);
      if (refused === undefined) showError(error);
      else setRefusal(refused);
    },
  );
  const askForFile = () => {
    setRefusal((refused) => refused ?? { key: 'FILE_NOT_SELECTED' });
    input.current?.focus();
  };
  return (
    <div className={styles.form}>
      <FileField
        ref={input}
        label={texts.file}
        hint={texts.hint}
        error={refusal && refusalText(refusal, client)}
        accepted={accepted}
        browseLabel={texts.browse}
        noFile={texts.noFile}
        onChoose={(file) => {
          setCrop(wholePicture);
          void choose(file);
        }}
      />
      {chosen && <CropFrame source={chosen.source} size={chosen.size} crop={crop} onChange={setCrop} />}
      {busy && <progress className={styles.progress} value={progress} max={1} aria-label={texts.sending} />}
      <Button
        wide
        busy={busy}
        aria-disabled={chosen === undefined}
        onClick={() => (chosen === undefined ? askForFile() : save(chosen))}
      >
        {texts.save}
      </Button>
    </div>
  );
}
