import { notices } from '@tarmac/admin-kit/notice';
import { ImportDialog, ResourceFormDialog } from '@tarmac/admin-kit/resource';
import { useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../shared/texts/errorText.ts';
import type { QuickForm, QuickResource } from '../shared/lists/quickForms.ts';

/** The dialog of adding a row, or of importing a sheet, above whatever page is open. */
export default function QuickDialog({ quick, action, onOpenChange }: QuickDialogProps) {
  const [found, setFound] = useState<QuickResource>();
  const fail = useEffectEvent((error: unknown) => {
    notices.error(errorText(error));
    onOpenChange(false);
  });
  useEffect(() => {
    let isCurrent = true;
    quick.load().then(
      (resource) => isCurrent && setFound(resource),
      (error: unknown) => isCurrent && fail(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [quick]);
  if (found === undefined) return null;
  const { resource, forms } = found;
  if (action === 'import') return <ImportDialog resource={resource} onOpenChange={onOpenChange} />;
  return (
    <ResourceFormDialog
      resource={resource}
      form={forms.form}
      columns={forms.formColumns}
      width={forms.formWidth}
      draftable={forms.formDraftable}
      onOpenChange={onOpenChange}
    />
  );
}

/** Props of {@link QuickDialog}. */
export interface QuickDialogProps {
  quick: QuickForm;
  action: 'add' | 'import';
  onOpenChange: (open: boolean) => void;
}
