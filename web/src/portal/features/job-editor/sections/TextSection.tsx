import { useTexts } from '@/portal/page/useTexts';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Findings } from '../Findings';
import { useText } from '../useEditor';

const nameMaxLength = 100;
const descriptionMaxLength = 5000;

function ChineseFields() {
  const texts = useTexts('jobEditor');
  return (
    <>
      <div>
        <TextField
          {...useText('nameZh')}
          label={texts.nameZh}
          hint={texts.nameHint}
          lang="zh-Hant-HK"
          maxLength={nameMaxLength}
        />
        <Findings field="name" locale="zh_hant" />
      </div>
      <div>
        <TextArea
          {...useText('descriptionZh')}
          label={texts.descriptionZh}
          maxLength={descriptionMaxLength}
        />
        <Findings field="description" locale="zh_hant" />
      </div>
    </>
  );
}

function EnglishFields() {
  const texts = useTexts('jobEditor');
  return (
    <>
      <div>
        <TextField {...useText('nameEn')} label={texts.nameEn} lang="en-HK" maxLength={nameMaxLength} />
        <Findings field="name" locale="en" />
      </div>
      <div>
        <TextArea
          {...useText('descriptionEn')}
          label={texts.descriptionEn}
          maxLength={descriptionMaxLength}
        />
        <Findings field="description" locale="en" />
      </div>
    </>
  );
}

/** One language is enough; with both, every seeker can read it. */
export function TextSection() {
  const texts = useTexts('jobEditor');
  return (
    <Stack>
      <Muted>{texts.textHint}</Muted>
      <ChineseFields />
      <EnglishFields />
    </Stack>
  );
}
