// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
import { byRule } from '../../byRule.ts';
/** What `add` takes, as a schema for forms. */
export const driverAddInput = z.object({
  driverName: z.string().check(z.minLength(1), z.maxLength(30)),
  idNo: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('idCard')),
  phone: z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile')),
  vehicleClass: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('^[\\w.-]*(,[\\w.-]+)*$'))),
  validPeriodFrom: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  validPeriodTo: z
    .string()
    .check(
      z.regex(
        new RegExp(
          '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
        ),
      ),
    ),
  licenceIssuer: z.string().check(z.minLength(1), z.maxLength(128)),
  address: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  idValidFrom: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  idValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  idFrontFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  idBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  facePhoto: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  licenceNo: z.optional(z.nullable(z.string().check(z.maxLength(18)))),
  licenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  licenceBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  qualificationCertificate: z.optional(z.nullable(z.string().check(z.maxLength(19)).check(byRule('qualification')))),
  qualificationType: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  qualificationValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  qualificationFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  lightOnly: z.optional(z.nullable(z.enum(['0', '1']))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  captainId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  isCaptain: z.optional(z.nullable(z.enum(['0', '1']))),
  payBankName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  payCardNo: z.optional(z.nullable(z.string().check(z.maxLength(19)).check(byRule('bankCard')))),
  taxRegistered: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `bindVehicle` takes, as a schema for forms. */
export const driverBindVehicleInput = z.object({
  driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  isDefault: z.optional(z.enum(['0', '1'])),
});
/** What `blacklist` takes, as a schema for forms. */
export const driverBlacklistInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
  blacklist: z.enum(['0', '1']),
});
/** What `edit` takes, as a schema for forms. */
export const driverEditInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  driverName: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
  idNo: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('idCard'))),
  phone: z.optional(z.string().check(z.minLength(1), z.maxLength(18)).check(byRule('mobile'))),
  vehicleClass: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('^[\\w.-]*(,[\\w.-]+)*$')))),
  validPeriodFrom: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          ),
        ),
      ),
  ),
  validPeriodTo: z.optional(
    z
      .string()
      .check(
        z.regex(
          new RegExp(
            '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
          ),
        ),
      ),
  ),
  licenceIssuer: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  address: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  idValidFrom: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  idValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  idFrontFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  idBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  facePhoto: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  licenceNo: z.optional(z.nullable(z.string().check(z.maxLength(18)))),
  licenceFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  licenceBackFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  qualificationCertificate: z.optional(z.nullable(z.string().check(z.maxLength(19)).check(byRule('qualification')))),
  qualificationType: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  qualificationValidTo: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.regex(
            new RegExp(
              '^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$',
            ),
          ),
        ),
    ),
  ),
  qualificationFile: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.regex(new RegExp('^[^[\\]\\s]*$'))))),
  lightOnly: z.optional(z.nullable(z.enum(['0', '1']))),
  carrierId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  captainId: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))))),
  isCaptain: z.optional(z.nullable(z.enum(['0', '1']))),
  payBankName: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  payCardNo: z.optional(z.nullable(z.string().check(z.maxLength(19)).check(byRule('bankCard')))),
  taxRegistered: z.optional(z.nullable(z.enum(['0', '1']))),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
});
/** What `freeze` takes, as a schema for forms. */
export const driverFreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `ocr` takes, as a schema for forms. */
export const driverOcrInput = z.object({
  kind: z.enum(['idFront', 'idBack', 'licence', 'licenceBack', 'qualification']),
  image: z.string().check(z.minLength(1), z.maxLength(500)),
});
/** What `resetPwd` takes, as a schema for forms. */
export const driverResetPwdInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  password: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  confirmpassword: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `review` takes, as a schema for forms. */
export const driverReviewInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  pass: z.boolean(),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
/** What `submit` takes, as a schema for forms. */
export const driverSubmitInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
/** What `unbindVehicle` takes, as a schema for forms. */
export const driverUnbindVehicleInput = z.object({
  driverId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  vehicleId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  isDefault: z.optional(z.enum(['0', '1'])),
});
/** What `unfreeze` takes, as a schema for forms. */
export const driverUnfreezeInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
  reason: z.string().check(z.maxLength(200)),
});
/** What `verify` takes, as a schema for forms. */
export const driverVerifyInput = z.object({
  id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  version: z.int().check(z.minimum(0)),
});
