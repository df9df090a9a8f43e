import type { ReactNode } from 'react';
import type { DistrictListedFragment } from '@/generated/portal/graphql';
import { useTexts } from '@/portal/page/useTexts';
import { FormConflict } from '@/shared/components/form-conflict/FormConflict';
import { FormError } from '@/shared/components/form-error/FormError';
import { useSharedForm } from '@/shared/forms/shared-form/useSharedForm';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { Button } from '@/shared/ui/button/Button';
import { Select } from '@/shared/ui/fields/Select';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldPair } from '@/shared/ui/layout/FieldPair';
import { Row } from '@/shared/ui/layout/Row';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { type BranchValues, branchRules, districtGroups } from './branch-values';
import { PlaceField } from './PlaceField';

const nameMaxLength = 100;
const addressMaxLength = 300;

interface BranchFormProps {
  initial: BranchValues;
  /** The name under which unsaved input is kept. */
  draft: string;
  districts: readonly DistrictListedFragment[];
  /** Loads the branch's current values; absent for a new branch. */
  load?: () => Promise<BranchValues>;
  onSave: (values: BranchValues) => Promise<void>;
  /** Rendered beside the save button. */
  children?: ReactNode;
}

export function BranchForm({ initial, draft, districts, load, onSave, children }: BranchFormProps) {
  const texts = useTexts('branches');
  const change = useMutation(
    async (_, values: BranchValues) => {
      await onSave(values);
    },
    { showsProblem: true },
  );
  const form = useSharedForm({
    initial,
    rules: branchRules,
    draft,
    load,
    save: change.perform,
    onError: change.fail,
  });
  const district = form.field('district');
  const suggest = (code: string) => {
    if (form.values.place !== initial.place) district.onChange(code);
  };
  return (
    <Stack as="form" ref={form.ref} gap="cards" onSubmit={form.onSubmit} noValidate>
      <Card>
        <Stack>
          <FieldPair>
            <TextField
              {...form.field('nameZh')}
              label={texts.nameZh}
              hint={texts.nameHint}
              lang="zh-Hant-HK"
              maxLength={nameMaxLength}
            />
            <TextField
              {...form.field('nameEn')}
              label={texts.nameEn}
              lang="en-HK"
              maxLength={nameMaxLength}
            />
          </FieldPair>
          <TextField
            {...form.field('addressZh')}
            label={texts.addressZh}
            hint={texts.addressHint}
            lang="zh-Hant-HK"
            maxLength={addressMaxLength}
          />
          <TextField
            {...form.field('addressEn')}
            label={texts.addressEn}
            lang="en-HK"
            maxLength={addressMaxLength}
          />
          <PlaceField field={form.field('place')} district={form.values.district} onDistrict={suggest} />
          <Select
            {...district}
            label={texts.district}
            options={[{ value: '', label: texts.chooseDistrict }]}
            groups={districtGroups(districts)}
          />
        </Stack>
      </Card>
      <FormError text={change.problem} />
      <FormConflict
        form={form}
        labels={texts}
        names={{ district: (code) => districts.find((each) => each.code === code)?.name ?? code }}
      />
      <Row>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          {texts.save}
        </Button>
        {children}
      </Row>
    </Stack>
  );
}
