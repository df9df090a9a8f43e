/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateNewsSettingsMutation, UpdateNewsSettingsMutationVariables } from '../graphql';

export const UpdateNewsSettingsDocument: DocumentTypeDecoration<UpdateNewsSettingsMutation, UpdateNewsSettingsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6eed016bf7733a35cb416871ab923b7c5b3555b6ea65d9e1d04558ff1acbca27' },
};
