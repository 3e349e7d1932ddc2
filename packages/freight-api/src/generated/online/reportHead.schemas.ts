// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const reportHeadAddInput = z.object({
  head: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    cgrSql: z.string().check(z.minLength(1), z.maxLength(20000)),
    permission: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    returnValField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnTxtField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnType: z.optional(z.nullable(z.string().check(z.maxLength(2)))),
    dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    charts: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
    status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  }),
  params: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
            paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  items: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            fieldName: z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$'))),
            fieldTxt: z.string().check(z.minLength(1), z.maxLength(100)),
            fieldTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
            fieldType: z.optional(z.nullable(z.enum(['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime']))),
            searchMode: z.optional(z.nullable(z.enum(['single', 'group']))),
            isOrder: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isSearch: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isShow: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isTotal: z.optional(z.nullable(z.enum(['0', '1']))),
            weightField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldHref: z.optional(
              z.nullable(
                z
                  .string()
                  .check(
                    z.maxLength(200),
                    z.regex(new RegExp('^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$')),
                  ),
              ),
            ),
            replaceVal: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            showLength: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1000)))),
            searchPopup: z.optional(z.nullable(z.string().check(z.maxLength(170)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  deleteParamIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
  deleteItemIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
});
/** What `edit` takes, as a schema for forms. */
export const reportHeadEditInput = z.object({
  head: z.object({
    id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
    version: z.int().check(z.minimum(0)),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    cgrSql: z.optional(z.string().check(z.minLength(1), z.maxLength(20000))),
    permission: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    returnValField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnTxtField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnType: z.optional(z.nullable(z.string().check(z.maxLength(2)))),
    dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    charts: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
    status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  }),
  params: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
            paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  items: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            fieldName: z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$'))),
            fieldTxt: z.string().check(z.minLength(1), z.maxLength(100)),
            fieldTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
            fieldType: z.optional(z.nullable(z.enum(['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime']))),
            searchMode: z.optional(z.nullable(z.enum(['single', 'group']))),
            isOrder: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isSearch: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isShow: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isTotal: z.optional(z.nullable(z.enum(['0', '1']))),
            weightField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldHref: z.optional(
              z.nullable(
                z
                  .string()
                  .check(
                    z.maxLength(200),
                    z.regex(new RegExp('^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$')),
                  ),
              ),
            ),
            replaceVal: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            showLength: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1000)))),
            searchPopup: z.optional(z.nullable(z.string().check(z.maxLength(170)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  deleteParamIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
  deleteItemIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
});
/** What `editHead` takes, as a schema for forms. */
export const reportHeadEditHeadInput = z.object({
  head: z.object({
    id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
    version: z.int().check(z.minimum(0)),
    code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    cgrSql: z.optional(z.string().check(z.minLength(1), z.maxLength(20000))),
    permission: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    returnValField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnTxtField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
    returnType: z.optional(z.nullable(z.string().check(z.maxLength(2)))),
    dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    charts: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
    status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
  }),
  params: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
            paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  items: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            fieldName: z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$'))),
            fieldTxt: z.string().check(z.minLength(1), z.maxLength(100)),
            fieldTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
            fieldType: z.optional(z.nullable(z.enum(['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime']))),
            searchMode: z.optional(z.nullable(z.enum(['single', 'group']))),
            isOrder: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isSearch: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isShow: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
            isTotal: z.optional(z.nullable(z.enum(['0', '1']))),
            weightField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
            dictCode: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
            fieldHref: z.optional(
              z.nullable(
                z
                  .string()
                  .check(
                    z.maxLength(200),
                    z.regex(new RegExp('^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$')),
                  ),
              ),
            ),
            replaceVal: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
            showLength: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1000)))),
            searchPopup: z.optional(z.nullable(z.string().check(z.maxLength(170)))),
            orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
            id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
          }),
        )
        .check(z.maxLength(200)),
    ),
  ),
  deleteParamIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
  deleteItemIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
});
/** What `makeMenu` takes, as a schema for forms. */
export const reportHeadMakeMenuInput = z.object({
  headId: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
  parentId: z.optional(z.nullable(z.string().check(z.maxLength(32)))),
  name: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
  nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  icon: z.optional(z.nullable(z.string().check(z.maxLength(100), z.regex(new RegExp('^[\\w:-]*$'))))),
});
/** What `parse` takes, as a schema for forms. */
export const reportHeadParseInput = z.object({
  sql: z.string().check(z.maxLength(20000)),
});
/** What `preview` takes, as a schema for forms. */
export const reportHeadPreviewInput = z.union([
  z.object({
    head: z.object({
      id: z.string().check(z.regex(new RegExp('^[0-9a-z-]{1,36}$'))),
      version: z.int().check(z.minimum(0)),
      code: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$')))),
      name: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      cgrSql: z.optional(z.string().check(z.minLength(1), z.maxLength(20000))),
      permission: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      returnValField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
      returnTxtField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
      returnType: z.optional(z.nullable(z.string().check(z.maxLength(2)))),
      dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
      charts: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
      status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
    }),
    params: z.optional(
      z.nullable(
        z
          .array(
            z.object({
              paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
              paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
              paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
              dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
              orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
              id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
            }),
          )
          .check(z.maxLength(200)),
      ),
    ),
    items: z.optional(
      z.nullable(
        z
          .array(
            z.object({
              fieldName: z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$'))),
              fieldTxt: z.string().check(z.minLength(1), z.maxLength(100)),
              fieldTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              fieldWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
              fieldType: z.optional(z.nullable(z.enum(['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime']))),
              searchMode: z.optional(z.nullable(z.enum(['single', 'group']))),
              isOrder: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isSearch: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isShow: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isTotal: z.optional(z.nullable(z.enum(['0', '1']))),
              weightField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
              dictCode: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              fieldHref: z.optional(
                z.nullable(
                  z
                    .string()
                    .check(
                      z.maxLength(200),
                      z.regex(new RegExp('^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$')),
                    ),
                ),
              ),
              replaceVal: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
              showLength: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1000)))),
              searchPopup: z.optional(z.nullable(z.string().check(z.maxLength(170)))),
              orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
              id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
            }),
          )
          .check(z.maxLength(200)),
      ),
    ),
    deleteParamIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
    deleteItemIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
  }),
  z.object({
    head: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
      name: z.string().check(z.minLength(1), z.maxLength(100)),
      cgrSql: z.string().check(z.minLength(1), z.maxLength(20000)),
      permission: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      nameEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      returnValField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
      returnTxtField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
      returnType: z.optional(z.nullable(z.string().check(z.maxLength(2)))),
      dbSource: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
      content: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
      charts: z.optional(z.nullable(z.string().check(z.maxLength(8000)))),
      status: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1)))),
    }),
    params: z.optional(
      z.nullable(
        z
          .array(
            z.object({
              paramName: z.string().check(z.minLength(1), z.maxLength(32), z.regex(new RegExp('^[A-Za-z]\\w*$'))),
              paramTxt: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              paramTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              paramValue: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
              paramView: z.optional(z.nullable(z.enum(['text', 'number', 'list', 'date', 'month', 'customer', 'carrier', 'driver', 'vehicle', 'person']))),
              dictCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
              orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
              id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
            }),
          )
          .check(z.maxLength(200)),
      ),
    ),
    items: z.optional(
      z.nullable(
        z
          .array(
            z.object({
              fieldName: z.string().check(z.minLength(1), z.maxLength(63), z.regex(new RegExp('^[A-Za-z_\\u4e00-\\u9fff][\\w\\u4e00-\\u9fff]*$'))),
              fieldTxt: z.string().check(z.minLength(1), z.maxLength(100)),
              fieldTxtEn: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              fieldWidth: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(2000)))),
              fieldType: z.optional(z.nullable(z.enum(['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime']))),
              searchMode: z.optional(z.nullable(z.enum(['single', 'group']))),
              isOrder: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isSearch: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isShow: z.optional(z.nullable(z.string().check(z.regex(new RegExp('^[01]$'))))),
              isTotal: z.optional(z.nullable(z.enum(['0', '1']))),
              weightField: z.optional(z.nullable(z.string().check(z.maxLength(63)))),
              dictCode: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
              fieldHref: z.optional(
                z.nullable(
                  z
                    .string()
                    .check(
                      z.maxLength(200),
                      z.regex(new RegExp('^(?:(?:\\/(?![/\\\\])|https?:\\/\\/[\\w.-]+(?::\\d{1,5})?(?=[/?#]|$)|[A-Za-z][\\w-]*(?=[/?#]|$))[^\\s\\\\]*)?$')),
                    ),
                ),
              ),
              replaceVal: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
              showLength: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(1000)))),
              searchPopup: z.optional(z.nullable(z.string().check(z.maxLength(170)))),
              orderNum: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10000)))),
              id: z.optional(z.nullable(z.string().check(z.maxLength(36)))),
            }),
          )
          .check(z.maxLength(200)),
      ),
    ),
    deleteParamIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
    deleteItemIds: z.optional(z.nullable(z.union([z.array(z.string().check(z.maxLength(36))).check(z.maxLength(200)), z.string().check(z.maxLength(8000))]))),
  }),
]);
