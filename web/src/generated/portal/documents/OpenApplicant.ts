/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OpenApplicantMutation, OpenApplicantMutationVariables } from '../graphql';

export const OpenApplicantDocument: DocumentTypeDecoration<OpenApplicantMutation, OpenApplicantMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:91ca05641456215b7b004b594fb713b433dddf588ff005b214296dbb8151726b' },
};
