/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { UpdateNewsSettingsMutation, UpdateNewsSettingsMutationVariables } from '../graphql';

export const UpdateNewsSettingsDocument: DocumentTypeDecoration<UpdateNewsSettingsMutation, UpdateNewsSettingsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a535d7c3db249f86907796ac612a47dc73fafaaa067eb4ae2f8bd586c10598bb' },
};
