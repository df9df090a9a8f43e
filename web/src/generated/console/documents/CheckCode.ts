/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CheckCodeMutation, CheckCodeMutationVariables } from '../graphql';

export const CheckCodeDocument: DocumentTypeDecoration<CheckCodeMutation, CheckCodeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:bb856b2055c02c6a4d9bf177cffc58d07eed1c65d1fb4459b979244e78694b85' },
};
