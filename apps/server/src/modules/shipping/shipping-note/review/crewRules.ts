import { driverCertificates } from '../../../fleet/driver/driver.service.ts';
import { vehicleCertificates } from '../../../fleet/vehicle/vehicle.service.ts';
import { resultOf, type ReviewRule } from './reviewRule.ts';

/** R1: the papers of driver and vehicle were valid on the days of dispatch and loading. The value counts those that were not. */
export const validPapers: ReviewRule = ({ note, papers }) => {
  const day = [note.dispatchTime, note.loadTime]
    .map((time) => (time ?? '').slice(0, 10))
    .reduce((one, other) => (one > other ? one : other));
  const expired = (['driver', 'coDriver', 'vehicle'] as const).flatMap((of) => {
    const held = papers[of];
    if (held === null) return [];
    return (of === 'vehicle' ? vehicleCertificates : driverCertificates).flatMap(({ field }) => {
      const until = held[field];
      return typeof until === 'string' && until < day ? [{ of, id: held.id, field, until }] : [];
    });
  });
  // Nobody to look at is nobody whose papers are known.
  const isKnown = papers.driver !== null && papers.vehicle !== null && day !== '';
  return resultOf('R1', {
    value: isKnown ? String(expired.length) : null,
    limit: '0',
    pass: isKnown && expired.length === 0,
    evidence: { papers: expired, figures: { day: day || null } },
  });
};

/** R2: the driver on the road is the one of the waybill, as far as a device or a check of the face has said otherwise. */
export const sameDriver: ReviewRule = ({ note }) => {
  const isOther = (note.abnormalFlags ?? '').split(',').includes('personVehicleMismatch');
  return resultOf('R2', { value: isOther ? '1' : '0', limit: '0', pass: !isOther });
};
