#pragma once

namespace hoigung::domain {

// The two parties of an application.
enum class Side { seeker, company };

}  // namespace hoigung::domain
