#include "domain/search/known_codes.hpp"

namespace hoigung::domain {

std::vector<std::string> known_districts(std::vector<std::string> codes, const ReferenceLists& lists) {
    std::erase_if(codes, [&](const std::string& code) { return lists.district(code) == nullptr; });
    return codes;
}

std::vector<std::string> known_job_types(std::vector<std::string> codes, const ReferenceLists& lists) {
    std::erase_if(codes, [&](const std::string& code) {
        return !lists.job_type(code) && lists.category(code) == nullptr;
    });
    return codes;
}

}  // namespace hoigung::domain
