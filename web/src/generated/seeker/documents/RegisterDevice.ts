/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RegisterDeviceMutation, RegisterDeviceMutationVariables } from '../graphql';

export const RegisterDeviceDocument: DocumentTypeDecoration<RegisterDeviceMutation, RegisterDeviceMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1cac608788ef70a28ce01f1ce38f167c6e92c5380bea07660a3a39d302d5e276' },
};
