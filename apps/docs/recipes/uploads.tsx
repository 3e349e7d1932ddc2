import { FileInput, UploadProvider } from '@tarmac/admin-kit/input';
import { useState } from 'react';

// In a product: createUploadTransport(client, { wire, domains }). What travels and where files are found again is its own matter.
const transport = {
  upload: async (file: File, { onProgress }: { onProgress: (percent: number) => void }) => {
    onProgress(100);
    return `temp/${file.name}`;
  },
  urlOf: (path: string) => `/files/${path}`,
};

export default function Uploads() {
  const [value, setValue] = useState('');
  return (
    <UploadProvider transport={transport}>
      <FileInput aria-label="Papers" value={value} onValueChange={setValue} accept=".pdf,.png" maxCount={3} />
    </UploadProvider>
  );
}
