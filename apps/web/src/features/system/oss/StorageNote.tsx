import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { createOssFileQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { Note } from '../../../shared/pages/Note.tsx';
import { client } from '../../../shared/session/session.ts';
import { ossTexts as texts } from './ossTexts.ts';

const queries = createOssFileQueries(client);

/** Which store takes what is uploaded now, and who may read it. @source OSS-01 */
export function StorageNote() {
  const { localize } = useLocale();
  const { data } = useQuery(queries.storage());
  return (
    <Note className="">
      {data && (
        <>
          {localize(texts.storage)}
          <Tag tone={data.kind === 's3' ? 'running' : 'draft'}>
            {interpolate(localize(data.kind === 's3' ? texts.s3 : texts.local), { bucket: data.bucket ?? '' })}
          </Tag>
        </>
      )}
      <span>{localize(texts.open)}</span>
    </Note>
  );
}
