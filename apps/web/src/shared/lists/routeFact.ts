import type { DetailFact } from '@tarmac/admin-kit/resource';

interface Travelled {
  sendProvince: string | null;
  sendCity: string | null;
  receiveProvince: string | null;
  receiveCity: string | null;
}

/** From where to where, in one line: 鄂尔多斯 → 天津. A city that is a province of its own may have that name alone. */
export const routeFact: Extract<DetailFact<Travelled>, object> = {
  label: { zh: '线路', en: 'Route' },
  render: ({ sendProvince, sendCity, receiveProvince, receiveCity }) => {
    const ends = [placeName(sendCity, sendProvince), placeName(receiveCity, receiveProvince)];
    return ends.some(Boolean) ? ends.map((end) => end || '--').join(' → ') : undefined;
  },
};

const placeName = (city: string | null, province: string | null) => (city || province || '').replace(/市$/, '');
